import { useTexts } from '#web/texts/use-texts.ts';
import { BirthDateField } from '../fields/birth-date-field.tsx';
import { type EditingProps, ProfileForm } from './profile-form.tsx';

export default function EditBirthDate(props: EditingProps) {
  const t = useTexts();
  return (
    <ProfileForm name="birth-date" {...props}>
      {(fields) => <BirthDateField label={t('profile.birthDate')} {...fields} />}
    </ProfileForm>
  );
}
