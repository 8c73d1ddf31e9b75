import type { ReminderRoutes } from '#server/features/reminders/reminders.routes.ts';
import type { RemindersAnswer } from '#shared/reminders/reminder.schema.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';

const reminders = clientOf<ReminderRoutes>('/api/reminders');

export const fetchReminders = (familyId: string, signal: AbortSignal): Promise<RemindersAnswer> =>
  answerTo(reminders.index.$get({ query: { family: familyId } }, { init: { signal } }));
