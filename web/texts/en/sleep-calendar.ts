import type { SameKeys } from '#web/platform/language/translate.ts';
import type { sleepCalendar as pt } from '../pt/sleep-calendar.ts';

export const sleepCalendar: SameKeys<typeof pt> = {
  title: 'Sleep calendar',
  back: 'Back to the sleep diary',
  views: 'View by',
  week: 'Week',
  month: 'Month',
  previous: 'Earlier period',
  next: 'Later period',
  picture: 'The 24 hours of each day',
  pictureText:
    'A tall band is night sleep; a low one is a nap. A night counts whole on the day it began. Tap a day to open it in the diary.',
  asTable: 'Table',
  asPicture: 'Picture',
  openDay: 'Open in the diary:',
  day: 'Day',
  naps: 'Naps',
  night: 'Night',
  total: 'In total',
  none: 'No entries',
  count: { one: '{n} nap, {time}', other: '{n} naps, {time}' },
  empty: 'No sleep noted in this period',
  emptyText: 'What you note in the diary shows here as a picture of the day.',
  toDiary: 'Open the sleep diary',
  loadFailed: 'The entries could not be fetched right now',
  rangeFailedText: 'So as not to show half a picture, we wait for every sleep of the period.',
  text: 'No target and no score: every baby has a rhythm of their own, and it changes.',
};
