import { addDays, type CalendarDate } from '../time/calendar-date.ts';
import { momentOf, wallClock } from '../time/zoned-time.ts';
import type { Notifications } from './notifications.schema.ts';

export type QuietHours = Pick<Notifications, 'quietFrom' | 'quietTo' | 'timeZone'>;

/** The quiet hours that this moment falls into: from their first moment to the first after them. From a time to itself, none. */
export function quietSpanAt(
  moment: Date,
  { quietFrom, quietTo, timeZone }: QuietHours,
): { from: Date; to: Date } | undefined {
  if (quietFrom === quietTo) return undefined;
  const { date: today } = wallClock(moment, timeZone);
  // They may have begun yesterday, where she lives.
  for (const day of [addDays(today, -1), today]) {
    const from = momentAt(day, quietFrom, timeZone);
    const to = momentAt(quietTo < quietFrom ? addDays(day, 1) : day, quietTo, timeZone);
    if (from <= moment && moment < to) return { from, to };
  }
  return undefined;
}

function momentAt(date: CalendarDate, time: string, timeZone: string): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return momentOf({ date, hour, minute, second: 0 }, timeZone);
}
