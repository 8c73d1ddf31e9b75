import { useTexts } from '#web/texts/use-texts.ts';
import type { ProfileDraft, ProfileField } from '../profile-draft.ts';

/** Those that have a name: whether the first run is complete is no answer. */
type Named = Exclude<ProfileField, 'onboardingCompleted'>;

/** What an answer is called. A date is that of the birth, or the expected one, once she has said which. */
export function useFieldLabel(): (field: ProfileField, draft: ProfileDraft) => string {
  const t = useTexts();
  return (field, { journeyType }) => {
    if (field === 'babyBirthDate' && journeyType)
      return t(journeyType === 'gestante' ? 'profileFields.label_dueDate' : 'profileFields.label_birthDay');
    return t(`profileFields.label_${field as Named}`);
  };
}
