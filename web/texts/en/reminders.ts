import type { SameKeys } from '#web/platform/language/translate.ts';
import type { reminders as pt } from '../pt/reminders.ts';

export const reminders: SameKeys<typeof pt> = {
  title: 'My reminders',
  hint: 'Only you see these. They’ll reach you once Colo’s notifications are on for your device.',
  noFeed: 'Remind me after {n} hours without a feed',
  noFeedName: 'feed',
  of: '{what}, {when}',
  remove: 'Delete reminder: {what}',
  removed: 'Reminder deleted',
  failed: 'Couldn’t get your reminders just now.',
  medicine: 'Remind me of the next dose',
  write: 'Reminder: {what}',
  writeRemove: 'Delete a reminder',
  tooMany: 'You already have {n} reminders. Delete one you no longer need.',
};
