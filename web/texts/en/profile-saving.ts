import type { SameKeys } from '#web/platform/language/translate.ts';
import type { profileSaving as pt } from '../pt/profile-saving.ts';

export const profileSaving: SameKeys<typeof pt> = {
  loadFailed: 'Could not load your profile',
  loadFailedText: 'Your information could not be loaded.',
  saved: 'Profile updated',
  savedText: 'Your information was saved.',
  saveFailed: 'Could not save',
  saveFailedText: 'Your information could not be saved.',
};
