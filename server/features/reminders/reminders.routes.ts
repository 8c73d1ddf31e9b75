import { Hono } from 'hono';
import { memberOfOpenRecords } from '#server/features/consent/health-consent.ts';
import type { Services } from '#server/services.ts';
import type { RemindersAnswer } from '#shared/reminders/reminder.schema.ts';
import { presentReminder } from './reminders.presenter.ts';
import { remindersOf } from './reminders.repository.ts';

/** Hers of the family that is named. What she wishes comes through the outbox (reminders.writes.ts). */
export function reminderRoutes(services: Services) {
  return new Hono().get('/', memberOfOpenRecords(services, 'record'), async (c) => {
    const reminders = await remindersOf(services.db, c.var.familyId, c.var.userId);
    return c.json({ reminders: reminders.map(presentReminder) } satisfies RemindersAnswer);
  });
}

export type ReminderRoutes = ReturnType<typeof reminderRoutes>;
