import type { SameKeys } from '#web/platform/language/translate.ts';
import type { signInLink as pt } from '../pt/sign-in-link.ts';

export const signInLink: SameKeys<typeof pt> = {
  pageTitle: 'Sign in',
  title: 'Is this link yours?',
  whose: 'It opens the account of {email}.',
  elsewhere: 'It was not asked for in this browser. If that email is yours, just confirm.',
  someoneHere:
    'You are signed in here as {email}. If you switch, what belongs to that account stays with it and does not move to the other.',
  yes: 'Sign in as {email}',
  no: 'That is not me',
  stay: 'Stay as I am',
};
