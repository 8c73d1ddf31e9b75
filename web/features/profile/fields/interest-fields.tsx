import { interestAreas, maxInterests } from '#shared/profile/profile.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import type { FieldsProps } from '../profile-draft.ts';
import { ChoiceList } from './choice-list.tsx';
import { useProblemSentence } from './use-problem-sentence.ts';

export function InterestFields({ value, problems, onChange }: FieldsProps) {
  const t = useTexts();
  const sentence = useProblemSentence(problems);
  const chosen = value.interests ?? [];
  return (
    <ChoiceList
      name="interests"
      legend={t('profileFields.interests')}
      hint={t('profileFields.interestsChosen', { n: chosen.length, total: maxInterests })}
      error={sentence('interests')}
      choices={interestAreas.map((id) => ({ id, label: t(`profileFields.interests_${id}`) }))}
      chosen={chosen}
      max={maxInterests}
      onChange={(interests) => onChange({ interests })}
    />
  );
}
