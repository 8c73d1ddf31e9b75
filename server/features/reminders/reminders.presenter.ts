import type { Reminder } from '#shared/reminders/reminder.schema.ts';
import type { ReminderRow } from './reminders.table.ts';

export function presentReminder(row: ReminderRow): Reminder {
  const { id, familyId, babyId, isOn, about, what, at, day, afterHours } = row;
  const common = { id, familyId, babyId, isOn };
  if (about === 'medicine' && what !== null && at !== null)
    return { ...common, about, what, at: at.toISOString() };
  if (about === 'vaccine' && what !== null && day !== null) return { ...common, about, what, day };
  if (about === 'no-feed' && afterHours !== null) return { ...common, about, afterHours };
  throw new Error('The table holds a reminder without its time');
}
