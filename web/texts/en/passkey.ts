import type { SameKeys } from '#web/platform/language/translate.ts';
import type { passkey as pt } from '../pt/passkey.ts';

export const passkey: SameKeys<typeof pt> = {
  title: 'Sign in with fingerprint or face',
  text: 'Colo opens as your phone does: with your fingerprint, your face or your PIN. No waiting for an email, not even at three in the morning.',
  manage: 'Set up or manage',

  signIn: 'Use fingerprint or face',
  signInFailed: 'Could not sign you in this way',
  cancelled:
    'This device is not set up for it, or the window was closed. Sign in by email: in your profile you can set up your fingerprint or face.',
  confirm: 'Use fingerprint or face',
  confirmCancelled: 'The window was closed, or this device is not set up. Try again or use another way.',

  list: 'Devices set up',
  listFailed: 'Could not load the devices set up.',
  none: 'No device set up yet.',
  unsupported: 'This browser does not offer signing in with fingerprint or face. Try another device.',
  privacy: 'Your fingerprint and your face stay on the device. Colo never gets them.',
  unnamed: 'Unnamed device',
  since: 'Since {day}',
  lastUsed: 'Last used: {when}',
  backedUp: 'Works on your other devices of the same account too.',
  add: 'Set up this device',
  added: 'Done! Next time, your fingerprint or face is enough.',
  addFailed: 'Could not set it up',
  addCancelled: 'Nothing was set up. You can try again whenever you like.',
  alreadyHere: 'This device is set up already.',
  rename: 'Rename',
  renameLabel: 'Rename {name}',
  name: 'Name of the device',
  save: 'Save',
  renameFailed: 'Could not rename it',
  remove: 'Remove',
  removeLabel: 'Remove {name}',
  removeTitle: 'Remove {name}?',
  removeText: 'This device no longer signs in with fingerprint or face. Your email goes on working.',
  keep: 'Keep',
  removed: 'Device removed',
  removeFailed: 'Could not remove it',
};
