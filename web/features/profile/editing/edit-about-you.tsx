import { AboutYouFields } from '../fields/about-you-fields.tsx';
import { InterestFields } from '../fields/interest-fields.tsx';
import { StyleFields } from '../fields/style-fields.tsx';
import { type EditingProps, ProfileForm } from './profile-form.tsx';

/** Three steps of the questionnaire in one sheet: here she comes to change one thing, not to answer all. */
export default function EditAboutYou(props: EditingProps) {
  return (
    <ProfileForm name="about-you" {...props}>
      {(fields) => (
        <>
          <AboutYouFields {...fields} />
          <InterestFields {...fields} />
          <StyleFields {...fields} />
        </>
      )}
    </ProfileForm>
  );
}
