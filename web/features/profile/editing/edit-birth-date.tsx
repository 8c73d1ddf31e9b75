import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';
import { useProblemSentence } from '../fields/use-problem-sentence.ts';
import { earliestBirthDate, latestBirthDate } from '../problems-in.ts';
import type { FieldsProps } from '../profile-draft.ts';
import { today } from '../today.ts';
import { type EditingProps, ProfileForm } from './profile-form.tsx';

export default function EditBirthDate(props: EditingProps) {
  return (
    <ProfileForm name="birth-date" {...props}>
      {(fields) => <BirthDateField {...fields} />}
    </ProfileForm>
  );
}

function BirthDateField({ value, problems, onChange }: FieldsProps) {
  const t = useTexts();
  const sentence = useProblemSentence(problems);
  const isExpected = Boolean(value.babyBirthDate && value.babyBirthDate > today());
  return (
    <Field
      type="date"
      label={t('profile.birthDate')}
      hint={isExpected ? t('profileFields.babyIsExpected') : t('profileFields.babyBirthDateHint')}
      min={earliestBirthDate}
      max={latestBirthDate(today())}
      value={value.babyBirthDate ?? ''}
      error={sentence('babyBirthDate')}
      onChange={(event) => onChange({ babyBirthDate: event.target.value || null })}
    />
  );
}
