import type { SameKeys } from '#web/platform/language/translate.ts';
import type { calendar as pt } from '../pt/calendar.ts';

export const calendar: SameKeys<typeof pt> = {
  title: 'Your Week',
  empty: 'Your week is still blank',
  emptyText: 'This is where every day, Sunday to Saturday, will bring something made for your baby’s phase.',
};
