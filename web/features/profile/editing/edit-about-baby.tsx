import { AboutBabyFields } from '../fields/about-baby-fields.tsx';
import { type EditingProps, ProfileForm } from './profile-form.tsx';

export default function EditAboutBaby(props: EditingProps) {
  return (
    <ProfileForm name="about-baby" {...props}>
      {(fields) => <AboutBabyFields {...fields} />}
    </ProfileForm>
  );
}
