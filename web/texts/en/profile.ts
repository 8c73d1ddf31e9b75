import type { SameKeys } from '#web/platform/language/translate.ts';
import type { profile as pt } from '../pt/profile.ts';

export const profile: SameKeys<typeof pt> = {
  title: 'Profile',
  account: 'Your account',
  visitor: 'You are not signed in yet',
  visitorText: 'Sign in with your email so that Colo can keep what is yours.',
  language: 'Language',
  theme: 'Appearance',
  themeSystem: 'Same as the device',
  themeLight: 'Light',
  themeNight: 'Night',
  themeNightHint: 'Low, warm light for the small hours.',
};
