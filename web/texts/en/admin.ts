import type { SameKeys } from '#web/platform/language/translate.ts';
import type { admin as pt } from '../pt/admin.ts';

export const admin: SameKeys<typeof pt> = {
  title: 'Admin Panel',
  subtitle: 'Manage the blog posts',
  back: 'Back to Colo',
  staffOnly: 'This page belongs to the team',
  staffOnlyText: 'Only those who take care of Colo come in here. Your own corner is at home.',
  signInText: 'If you are on the team, sign in with your email.',

  waitlist: 'Waitlist',
  waitlistCount: { one: '{n} person on the list', other: '{n} people on the list' },
  waitlistDownload: 'Download as CSV',
  waitlistEmpty: 'Nobody on the list yet',
  waitlistEmptyText: 'Whoever leaves an email on the landing page appears here.',
  waitlistFailed: 'Could not load the list',
  waitlistMore: 'Load more',
  email: 'Email',
  language: 'Language',
  since: 'Since',
};
