import type { SameKeys } from '#web/platform/language/translate.ts';
import type { terms as pt } from '../pt/terms.ts';

export const terms: SameKeys<typeof pt> = {
  intro:
    'This is what we agree on when you use Colo. It is short on purpose, so that it fits into your night.',
  sections: [
    {
      title: 'What Colo is',
      paragraphs: [
        'A place of comfort and information for pregnant women and mothers of babies: content, community, sessions with specialists and tools for every day.',
      ],
      list: [],
    },
    {
      title: 'What Colo is not',
      paragraphs: [
        'Colo makes no diagnosis and does not replace a doctor, nurse, midwife, psychologist or any other health professional. Numbers and ages are general references, and every baby has their own pace.',
        'If something worries you, turn to your health centre or paediatrician. In an emergency in Brazil, call SAMU on 192. If you are hurting and need to talk, CVV answers day and night on 188. Elsewhere, call your local emergency number.',
      ],
      list: [],
    },
    {
      title: 'Breastfeeding and foods',
      paragraphs: [
        'We follow NBCAL, the Brazilian rules that protect breastfeeding: Colo does not advertise formula, bottles, teats or dummies. Public guidance is breast milk alone until six months and then, together with foods, until two years or beyond. Whoever feeds her baby another way is just as welcome.',
      ],
      list: [],
    },
    {
      title: 'Your account',
      paragraphs: [],
      list: [
        'You need to be 18 or older.',
        'You sign in with your email. Take good care of it: whoever opens it can ask for an access link.',
        'You can sign out of any device, download your data and delete the account whenever you like, in your profile.',
      ],
    },
    {
      title: 'Between us',
      paragraphs: [
        'In the community, the rules published there apply. In short: no judging, no attacks, nothing for sale, no exposing other people or children, no prescribing treatments. What breaks these rules may be removed, and whoever insists may be unable to write in the community. Whoever has a text removed is told why and can ask us to look again.',
      ],
      list: [],
    },
    {
      title: 'What you write',
      paragraphs: [
        'It is yours. By publishing in the community you allow Colo to show the text there. When you delete the account, you choose whether it goes or stays signed only as “Mother”.',
      ],
      list: [],
    },
    {
      title: 'What belongs to Colo',
      paragraphs: [
        'Colo’s texts, audio, videos and drawings are for your personal use. Sharing the link to a piece of content is always welcome.',
      ],
      list: [],
    },
    {
      title: 'How it runs',
      paragraphs: [
        'We take care that Colo is always there and that nothing of yours is lost, but no service is perfect. Nothing in these terms takes away rights that Brazilian law gives you.',
      ],
      list: [],
    },
    {
      title: 'If the agreement changes',
      paragraphs: [
        'The date at the top of this page changes, and the new version is recorded the next time you sign in. Questions? Reply to the address from which Colo writes to you.',
      ],
      list: [],
    },
  ],
};
