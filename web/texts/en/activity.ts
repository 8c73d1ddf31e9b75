import type { SameKeys } from '#web/platform/language/translate.ts';
import type { activity as pt } from '../pt/activity.ts';

export const activity: SameKeys<typeof pt> = {
  name: 'Activity',
  addTitle: 'Add an activity',
  editTitle: 'Edit activity',
  at: '{what} at {time}',
  which: 'What it was',
  tummy: 'Tummy time',
  bath: 'Bath',
  walk: 'Walk',
  play: 'Play',
  other: 'Other',
  total: { one: '{n} activity', other: '{n} activities' },
  withTummy: '{told}, {time} of tummy time',
  title: 'Activity',
  saveTitle: 'Save activity',
  cancelled: 'Activity discarded',
};
