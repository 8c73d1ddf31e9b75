import type { SameKeys } from '#web/platform/language/translate.ts';
import type { access as pt } from '../pt/access.ts';

export const access: SameKeys<typeof pt> = {
  pageTitle: 'Sign in',
  title: 'Welcome to Colo',
  intro: 'Sign in with your email. You get a link and a code, so there is no password to remember.',
  email: 'Your email',
  send: 'Send access link',
  sending: 'Sending...',
  emailRequired: 'Email required',
  emailRequiredText: 'Please enter your email.',
  emailInvalid: 'Check your email: a little piece seems to be missing.',
  linkSent: 'Link sent!',
  linkSentText: 'Check your email to access Colo.',
  loginError: 'Login error',
  sendFailed: 'Could not send access link.',

  codeIntro:
    'Open the link we sent to {email}, or type the code from the email here. Both are good for 10 minutes.',
  code: '6-digit code',
  codeIncomplete: 'The code has 6 digits.',
  signIn: 'Sign in',
  signInFailed: 'Could not sign you in. Try again.',
  sendAgain: 'Send again',
  sendAgainIn: 'Send again in {n} s',
  otherAddress: 'Use another email',

  preview: 'Take a peek first',

  unreachable: 'We could not open Colo',
  unreachableText: 'Colo did not answer. Check your connection, or try again in a little while.',
  offlineText: 'You are offline. We will try again as soon as the connection is back.',

  signOut: 'Sign out',
  signOutHere: 'Sign out of this device',
  signOutOthers: 'Sign out of the other devices',
  signOutEverywhere: 'Sign out of all devices',
  signOutEverywhereTitle: 'Sign out of all devices?',
  signOutEverywhereText:
    'You will be signed out here and everywhere else. To come back, just ask for a new link.',
  signedOutOthers: 'Done! Only this device is still signed in.',
  signOutFailed: 'Could not sign out',
  stay: 'Stay signed in',
  restored: 'It is good to have you back',
  restoredText: 'The deletion was cancelled, and everything that is yours is still here.',
};
