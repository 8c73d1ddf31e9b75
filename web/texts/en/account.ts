import type { SameKeys } from '#web/platform/language/translate.ts';
import type { account as pt } from '../pt/account.ts';

export const account: SameKeys<typeof pt> = {
  data: 'Your data',
  dataText: 'Everything Colo keeps about you, in one file of your own.',
  download: 'Download my data',

  delete: 'Delete account',
  deleteTitle: 'Delete your account?',
  deleteText:
    'You are signed out of every device now. For 7 days you can still change your mind: just sign in again. After that, everything that is yours is erased for good.',
  deleteDownload: 'Download my data first',
  communityTexts: 'And what you wrote in the community?',
  communityGo: 'Erase it too',
  communityStay: 'Leave it, signed only as “Mother”',
  communityStayHint: 'So that it goes on helping other mothers, without your name.',
  deleteKeep: 'Stay with Colo',
  deleteConfirm: 'Delete my account',
  deleteFailed: 'Could not delete the account',
  farewell: 'Your account will be erased in 7 days',
  farewellText:
    'If you change your mind, just sign in again before then. Thank you for your company. Take care.',

  unsentTitle: {
    one: '1 entry has not left this phone yet',
    other: '{n} entries have not left this phone yet',
  },
  unsentText:
    'When you sign out, everything of yours is erased from this device, drafts included. What is not sent before then does not reach your account.',
  unsentStill:
    'We tried, but not everything could be sent yet. Check your connection and try again, or stay a little longer: it is all kept here.',
  unsentSend: 'Send and sign out',
  unsentLeave: 'Sign out without sending',
};
