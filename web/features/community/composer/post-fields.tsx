import { communityNeeds, maxPostLength } from '#shared/community/community.rules.ts';
import { CareCard } from '#web/platform/care/care-card.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { CategorySelect } from './category-select.tsx';
import type { PostDraft } from './composer-draft.ts';
import type { Missing } from './use-checked-draft.ts';

type Props = {
  draft: PostDraft;
  onChange: (part: Partial<PostDraft>) => void;
  missing: Missing;
  /** Whether it is anonymous was chosen when it was published: what was read cannot be unread. */
  isEdit?: boolean;
};

/** What a post is made of. */
export function PostFields({ draft, onChange, missing, isEdit = false }: Props) {
  const t = useTexts();
  return (
    <>
      <CategorySelect
        value={draft.category}
        error={missing.category}
        onChange={(category) => onChange({ category })}
      />
      <TextArea
        label={t('community.text')}
        placeholder={t('community.textHint')}
        maxLength={maxPostLength}
        counter={t('community.counter', { n: draft.content.length, max: maxPostLength })}
        value={draft.content}
        error={missing.content}
        onChange={({ target }) => onChange({ content: target.value })}
      />
      <CareCard text={draft.content} />
      <RadioCards
        legend={t('community.need')}
        name="community-need"
        options={communityNeeds.map((need) => ({ value: need, label: t(`community.need_${need}`) }))}
        value={draft.need}
        onChange={(need) => onChange({ need })}
      />
      {!isEdit && (
        <Switch
          label={t('community.postAnonymously')}
          hint={t('community.postAnonymouslyHint')}
          checked={draft.isAnonymous}
          onChange={(isAnonymous) => onChange({ isAnonymous })}
        />
      )}
      <Switch
        label={t('community.allowMessages')}
        hint={t('community.allowMessagesHint')}
        checked={draft.allowPrivateMessages}
        onChange={(allowPrivateMessages) => onChange({ allowPrivateMessages })}
      />
    </>
  );
}
