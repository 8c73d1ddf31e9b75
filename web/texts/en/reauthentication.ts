import type { SameKeys } from '#web/platform/language/translate.ts';
import type { reauthentication as pt } from '../pt/reauthentication.ts';

export const reauthentication: SameKeys<typeof pt> = {
  title: 'Confirm it is you',
  text: 'To take care of what is yours, Colo confirms it is you before going on.',
  failed: 'Could not begin the confirmation.',
  or: 'or',
  send: 'Send a code to {email}',
  sent: 'We sent a code to {email}. It is good for 10 minutes.',
  sendAgain: 'Send again',
  sendFailed: 'Could not send the code',
  code: '6-digit code from the email',
  confirm: 'Confirm',
  confirmFailed: 'Could not confirm. Please try again.',
};
