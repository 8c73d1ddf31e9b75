import { JourneyFields } from '../fields/journey-fields.tsx';
import { type EditingProps, ProfileForm } from './profile-form.tsx';

/** A date is of a birth or of a pregnancy: she sees which, and can say otherwise. */
export default function EditBirthDate(props: EditingProps) {
  return (
    <ProfileForm name="birth-date" {...props}>
      {(fields) => <JourneyFields {...fields} />}
    </ProfileForm>
  );
}
