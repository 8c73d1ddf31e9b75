import type { SameKeys } from '#web/platform/language/translate.ts';
import type { shell as pt } from '../pt/shell.ts';

export const shell: SameKeys<typeof pt> = {
  loading: 'Loading...',
  close: 'Close',
  tryAgain: 'Try again',
  backHome: 'Back to home',
  language: 'Language',
  notifications: 'Notifications',
  skip: 'Skip to content',

  tabs: 'Tabs',
  tabHome: 'Home',
  tabLibrary: 'Library',
  tabCommunity: 'Between Mothers',
  tabSpecialists: 'Chat',
  tabProfile: 'Profile',

  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menuHome: 'Home',
  menuDiary: 'Diary',
  menuLibrary: 'Library',
  menuCommunity: 'Community',
  menuSpecialists: 'Specialists',
  menuProfile: 'Profile',
  menuAdmin: 'Admin Panel',

  babyToday: 'Your baby today',
  tellBaby: 'Add the date',

  offline: 'You are offline. We will carry on as soon as the connection is back.',
  previewLabel: 'Preview',
  preview: 'You are just taking a peek.',

  notFound: 'Oops! Page not found',
  notFoundText: 'This address leads nowhere around here. It is not your fault.',
  failed: 'Something did not go as it should',
  failedText: 'The mistake is ours, not yours. Try again, or go back home.',
};
