import type { SameKeys } from '#web/platform/language/translate.ts';
import type { staff as pt } from '../pt/staff.ts';

export const staff: SameKeys<typeof pt> = {
  intro: 'Everyone on this list writes, publishes and sees everything in this panel.',
  failed: 'Could not load the team',
  email: 'Email of the new team member',
  emailRequired: 'Type the email of the person you want to add.',
  emailInvalid: 'This email looks incomplete. Please check it.',
  alreadyThere: 'This person is already on the team.',
  add: 'Add',
  added: 'Welcome to the team!',
  addedText: '{email} can now enter the panel.',
  addFailed: 'Could not add',
  members: 'People on the team',
  you: 'You',
  fixed: 'Fixed',
  fixedText: 'Set in the server configuration; can only be removed there.',
  since: 'On the team since {day}',
  remove: 'Remove {email} from the team',
  removed: 'Person removed',
  removedText: '{email} can no longer enter the panel.',
  removeFailed: 'Could not remove',
  leave: 'Leave the team?',
  leaveText: 'You lose access to the panel at once, and only someone else on the team can bring you back.',
  stay: 'Stay',
  confirmLeave: 'Leave the team',
};
