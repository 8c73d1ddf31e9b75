import { babyDateRange } from '#shared/baby/baby-date.rules.ts';
import type { JourneyType } from '#shared/profile/profile.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';
import type { FieldsProps } from '../profile-draft.ts';
import { today } from '../today.ts';
import { useProblemSentence } from './use-problem-sentence.ts';

const labels = { gestante: 'profileFields.dueDate', 'com-bebe': 'profileFields.birthDay' } as const;

type Props = FieldsProps & {
  journeyType: JourneyType | null;
  /** Where the day is what she came to tell; elsewhere she may leave it unsaid. */
  label?: string | undefined;
};

/** Of birth, or expected: the journey says which, and which days can be. */
export function BabyDateField({ journeyType, label, value, problems, onChange }: Props) {
  const t = useTexts();
  const sentence = useProblemSentence(problems);
  return (
    <Field
      type="date"
      name="babyBirthDate"
      label={label ?? t(journeyType ? labels[journeyType] : 'profileFields.label_babyBirthDate')}
      hint={label === undefined ? t('profileFields.babyDateHint') : undefined}
      {...babyDateRange(journeyType, today())}
      value={value.babyBirthDate ?? ''}
      error={sentence('babyBirthDate')}
      onChange={(event) => onChange({ babyBirthDate: event.target.value || null })}
    />
  );
}
