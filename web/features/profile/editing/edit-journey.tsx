import { JourneyFields } from '../fields/journey-fields.tsx';
import { type EditingProps, ProfileForm } from './profile-form.tsx';

/** Pregnant, or with the baby. The date of the one is none of the other, so she is asked for the new one. */
export default function EditJourney(props: EditingProps) {
  return (
    <ProfileForm name="journey" {...props}>
      {(fields) => <JourneyFields {...fields} />}
    </ProfileForm>
  );
}
