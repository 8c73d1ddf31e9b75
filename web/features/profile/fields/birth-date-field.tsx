import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';
import { earliestBirthDate, latestBirthDate } from '../problems-in.ts';
import type { FieldsProps } from '../profile-draft.ts';
import { today } from '../today.ts';
import { useProblemSentence } from './use-problem-sentence.ts';

/** A day that is still to come is the due date, and the field says so. */
export function BirthDateField({ label, value, problems, onChange }: FieldsProps & { label: string }) {
  const t = useTexts();
  const sentence = useProblemSentence(problems);
  const isExpected = Boolean(value.babyBirthDate && value.babyBirthDate > today());
  return (
    <Field
      type="date"
      label={label}
      hint={isExpected ? t('profileFields.babyIsExpected') : t('profileFields.babyBirthDateHint')}
      min={earliestBirthDate}
      max={latestBirthDate(today())}
      value={value.babyBirthDate ?? ''}
      error={sentence('babyBirthDate')}
      onChange={(event) => onChange({ babyBirthDate: event.target.value || null })}
    />
  );
}
