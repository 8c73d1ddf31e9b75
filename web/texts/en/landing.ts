import type { SameKeys } from '#web/platform/language/translate.ts';
import type { landing as pt } from '../pt/landing.ts';

export const landing: SameKeys<typeof pt> = {
  meta: {
    title: 'Colo: those who hold also need to be held',
    description:
      'Support for pregnant women and mothers of babies: a listening ear, calm guidance on breastfeeding, sleep and care, and a community without judgement.',
  },
  header: {
    home: 'Colo, home page',
    signIn: 'Sign in',
    otherLanguage: 'Português',
  },
  hero: {
    comingSoon: 'Coming soon',
    subtitle: 'Those who hold also need to be held.',
    promise: 'Support for pregnant women and mothers of babies, at any hour, without judgement.',
    manifesto: {
      opening: 'Colo is Portuguese for the lap and the arms where a baby settles. This one is yours.',
      body: 'The wisdom of those who rocked before you meets what we know today, and nobody judges: not the crying, not the tiredness, not your choices. At three in the morning, with one hand free, you find someone who understands.',
    },
    preview: 'Preview the app',
  },
  waitlist: {
    label: 'Your email',
    placeholder: 'Your email address',
    join: 'Join Waitlist',
    sending: 'Sending...',
    note: 'Be the first to know when Colo launches',
    consent: 'We use your email only to tell you about the launch. You can ask to be removed at any time.',
    trust: 'No judgement, no spam, no trackers',
    needsScript: 'To join the waitlist, your browser needs JavaScript turned on.',
    thanks: 'Thank you! You are on the list. We will write to you as soon as Colo is here.',
    invalid: 'That email looks incomplete. Could you take another look?',
    tooMany: 'That was a few tries in a row. Please wait a few minutes and try again.',
    failed: 'We could not save your email just now. It is still here: please try again in a little while.',
    offline: 'We could not reach Colo. Check your connection and try again: your email is still here.',
  },
  features: {
    title: 'Six ways to hold you',
    emotional: {
      title: 'Emotional support',
      text: 'A place for the good days and the hard ones, unhurried and with nothing to prove.',
    },
    practical: {
      title: 'Practical guidance',
      text: 'Breastfeeding, sleep and baby care, calmly explained.',
    },
    community: {
      title: 'Community',
      text: 'Mothers and experts close by. If you like, speak without showing your name.',
    },
    routines: {
      title: 'Gentle routines',
      text: 'Light rhythms that adapt to your baby, and not the other way around.',
    },
    wellness: {
      title: 'Whole wellness',
      text: 'Body, mind and bonds cared for together, in pregnancy and after it.',
    },
    selfCare: {
      title: 'Self-care rituals',
      text: 'Five-minute pauses that fit into even the fullest days.',
    },
  },
  journey: {
    title: 'Week by week, at your own pace',
    text: 'Colo follows your baby’s age and brings, each day, one short read for that very moment. You can read it one-handed, in the dark, between two naps.',
    mock: 'Example of a Colo screen',
    greeting: 'Good evening, Anna',
    days: ['S', 'M', 'T', 'W', 'T', 'F', 'S'],
    wisdomTitle: 'Daily wisdom',
    wisdom: 'You don’t have to manage it all today. One cuddle at a time.',
    weeksTitle: 'Your weekly journey',
    weeks: {
      week8: { week: 'Week 8', title: 'The first smiles', tags: ['Development', 'Bonding'] },
      week12: { week: 'Week 12', title: 'Feeding at your own pace', tags: ['Breastfeeding', 'Self-care'] },
      week16: { week: 'Week 16', title: 'Sleep shifts, and that’s okay', tags: ['Sleep', 'Routine'] },
      week20: { week: 'Week 20', title: 'Going back to work', tags: ['Work', 'Support'] },
    },
  },
  stories: {
    title: 'Stories that fit in a lap',
    illustrative: 'Illustrative stories',
    honesty: 'Colo has yet to open its doors. These are the stories we hope to live with you.',
    night: {
      words:
        'Three in the morning, baby at my breast, reading something that felt written for me. I cried a little. Then I slept.',
      name: 'Rachel',
      baby: 'mother of Cecilia, 2 months',
    },
    anonymous: {
      words:
        'I asked, without my name, what I was too ashamed to ask out loud. Nobody judged me. I even got a hug.',
      name: 'Julia',
      baby: 'mother of Ben, 5 months',
    },
    oneHand: {
      words:
        'With my baby in my arms, I have one thumb left. It is the one that logs the feeds. My head feels lighter.',
      name: 'Patricia',
      baby: 'mother of Louise, 4 months',
    },
  },
  closing: {
    title: 'There is room for you here',
    text: 'Leave your email and we will write to you when Colo opens.',
    action: 'Let me know',
  },
  footer: {
    care: 'Colo listens and informs. It does not replace the care of health professionals.',
    privacy: 'Privacy notice',
    terms: 'Terms of use',
    social: 'Social media',
    instagram: 'Instagram',
    facebook: 'Facebook',
    youtube: 'YouTube',
    copyright: '© 2024 Colo',
  },
};
