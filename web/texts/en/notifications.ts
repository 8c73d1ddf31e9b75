import type { SameKeys } from '#web/platform/language/translate.ts';
import type { notifications as pt } from '../pt/notifications.ts';

export const notifications: SameKeys<typeof pt> = {
  intro: 'Choose what comes to your email. You can change it at any time.',
  paused: 'Pause all notifications',
  pausedHint: 'Nothing is sent while this is on. Your choices are kept.',
  weeklyContent: 'Your baby’s week',
  weeklyContentHint: 'One summary a week, with content for the stage you are both at.',
  communityReplies: 'Replies in the community',
  communityRepliesHint: 'When someone answers what you wrote.',
  sessionReminders: 'Session reminders',
  sessionRemindersHint: 'Only for the sessions you asked to be reminded of.',
  productNews: 'News from Colo',
  productNewsHint: 'Now and then, what has changed here.',
  quiet: 'Quiet hours',
  quietHint: 'Between these hours nothing is sent: it waits until they are over.',
  quietFrom: 'From',
  quietTo: 'To',
  timeZone: 'Time zone: {zone}',
  failed: 'Could not load your choices.',
  saveFailed: 'Could not keep that choice',
};
