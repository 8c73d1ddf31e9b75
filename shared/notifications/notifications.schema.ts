import * as v from 'valibot';

const choice = v.boolean('unknown_choice');
const timeOfDay = v.pipe(v.string('not_a_time'), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'not_a_time'));

/** What she wants to hear of, by mail, and when she wants quiet. Everything is off until she says so, but reminders she asks for. */
export const notificationsSchema = v.strictObject({
  /** Nothing at all for now; her other choices wait. A page from before this choice does not say it. */
  paused: v.optional(choice, false),
  weeklyContent: choice,
  communityReplies: choice,
  sessionReminders: choice,
  productNews: choice,
  quietFrom: timeOfDay,
  quietTo: timeOfDay,
  timeZone: v.pipe(
    v.string('not_a_time_zone'),
    v.maxLength(64, 'not_a_time_zone'),
    v.check(isTimeZone, 'not_a_time_zone'),
  ),
});

export type Notifications = v.InferOutput<typeof notificationsSchema>;

export const defaultNotifications: Notifications = {
  paused: false,
  weeklyContent: false,
  communityReplies: false,
  sessionReminders: true,
  productNews: false,
  quietFrom: '22:00',
  quietTo: '07:00',
  timeZone: 'America/Sao_Paulo',
};

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
