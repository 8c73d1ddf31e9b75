import { contentPreferences, specialistAccesses } from '#shared/profile/profile.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import type { FieldsProps } from '../profile-draft.ts';
import { ChoiceList } from './choice-list.tsx';
import { useProblemSentence } from './use-problem-sentence.ts';

export function StyleFields({ value, problems, onChange }: FieldsProps) {
  const t = useTexts();
  const sentence = useProblemSentence(problems);
  return (
    <div className="grid gap-6">
      <ChoiceList
        name="contentPreference"
        legend={t('profileFields.contentPreference')}
        hint={t('profileFields.contentPreferenceHint')}
        error={sentence('contentPreference')}
        choices={contentPreferences.map((id) => ({
          id,
          label: t(`profileFields.contentPreference_${id}`),
        }))}
        chosen={value.contentPreference ?? []}
        onChange={(contentPreference) => onChange({ contentPreference })}
      />
      <RadioCards
        legend={t('profileFields.specialistAccess')}
        name="specialistAccess"
        options={specialistAccesses.map((access) => ({
          value: access,
          label: t(`profileFields.specialistAccess_${access}`),
        }))}
        value={value.specialistAccess ?? undefined}
        onChange={(specialistAccess) => onChange({ specialistAccess })}
      />
    </div>
  );
}
