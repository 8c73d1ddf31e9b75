import { randomUUID } from 'node:crypto';
import type { Reminder } from '#shared/reminders/reminder.schema.ts';

/** A wish to hear of the next dose, as her phone sends it. */
export const aDiaryReminder = (
  now: Date,
  familyId: string,
): { id: string; kind: 'diary-reminder.put'; body: Reminder } => ({
  id: randomUUID(),
  kind: 'diary-reminder.put',
  body: {
    id: randomUUID(),
    familyId,
    babyId: null,
    about: 'medicine',
    what: '=Dipirona "gotas"',
    at: new Date(now.getTime() + 6 * 3_600_000).toISOString(),
    isOn: true,
  },
});
