import type { SameKeys } from '#web/platform/language/translate.ts';
import type { newDevice as pt } from '../pt/new-device.ts';

export const newDevice: SameKeys<typeof pt> = {
  pageTitle: 'New device',
  title: 'Wasn’t that you?',
  text: 'Tap the button and your account leaves that device at once. Everywhere else, all stays as it is.',
  end: 'End it on that device',
  failed: 'It could not be ended just now',
  done: 'Done: that device left your account',
  doneText: 'To rest easier, three steps that help:',
  stepMailbox:
    'Change the password of your email. Whoever got in must have seen the link or the code that we sent there.',
  stepFactor: 'In your profile, turn on two-step verification: then your email alone is not enough.',
  stepDevices: 'Also in your profile, under “Sign out or delete account”, check where you are signed in.',
  gone: 'This link no longer works',
  goneText:
    'Either the device has left already, or 7 days have passed. In your profile, under “Sign out or delete account”, you see and end each device.',
  openProfile: 'Open my profile',
  wasMe: 'It was me, all is well',
};
