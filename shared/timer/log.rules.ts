import { addDays, type CalendarDate } from '../time/calendar-date.ts';
import { momentOf, wallClock } from '../time/zoned-time.ts';
import type { Timed } from './timed.ts';

/** How her days are told apart: where she is, and at which hour they begin. */
export type DayBounds = { timeZone: string; dayStartHour?: number };

/**
 * The day of hers on which a moment falls: it begins at the hour she chose. A log is told in one time zone, the one
 * she is in, so that what she recorded on a journey lines up as it followed; it counts for the day it began.
 */
export function dayOf(instant: string | Date, timeZone: string, dayStartHour = 0): CalendarDate {
  const { date, hour } = wallClock(new Date(instant), timeZone);
  return hour < dayStartHour ? addDays(date, -1) : date;
}

/** From its first moment to the next day's: 23 or 25 hours when the clocks change. */
export function dayWindow(day: CalendarDate, timeZone: string, dayStartHour = 0): { from: Date; to: Date } {
  return {
    from: new Date(beginOf(day, timeZone, dayStartHour)),
    to: new Date(beginOf(addDays(day, 1), timeZone, dayStartHour)),
  };
}

/** Each picture of a month asks for the same days, and a cheap phone takes a while to find one: so many are remembered. */
const maxBegins = 1000;
const begins = new Map<string, number>();

function beginOf(date: CalendarDate, timeZone: string, hour: number): number {
  const key = `${date} ${hour} ${timeZone}`;
  const known = begins.get(key);
  if (known !== undefined) return known;
  const begin = momentOf({ date, hour, minute: 0, second: 0 }, timeZone).getTime();
  if (begins.size >= maxBegins) begins.clear();
  begins.set(key, begin);
  return begin;
}

/** The days that end with `last`, oldest first. */
export function daysUntil(last: CalendarDate, count: number): CalendarDate[] {
  return Array.from({ length: count }, (_, index) => addDays(last, index - count + 1));
}

type Begun = Pick<Timed, 'startTime' | 'id'>;

/** Newest first, and by id where two began at once: the order of the server's pages. */
export function newestFirst(a: Begun, b: Begun): number {
  return Date.parse(b.startTime) - Date.parse(a.startTime) || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
}

/** Newest day first, in it the newest first. Her calendar is asked once a day, not once a record: that is dear. */
export function recordsByDay<Record extends Begun>(
  records: Record[],
  timeZone: string,
  dayStartHour = 0,
): Map<CalendarDate, Record[]> {
  const days = new Map<CalendarDate, Record[]>();
  let current: { begins: number; records: Record[] } | undefined;
  for (const record of records.toSorted(newestFirst)) {
    if (!current || !(Date.parse(record.startTime) >= current.begins)) {
      const day = dayOf(record.startTime, timeZone, dayStartHour);
      current = { begins: dayWindow(day, timeZone, dayStartHour).from.getTime(), records: [] };
      days.set(day, current.records);
    }
    current.records.push(record);
  }
  return days;
}

type Lasted = { startTime: string | null; endTime: string | null };

/** Whether any of it lies in a span, as the server counts it. What has no moment lies in none. */
export function touches({ startTime, endTime }: Lasted, from: Date, to: Date): boolean {
  const start = Date.parse(startTime ?? '');
  const end = endTime === null ? start : Date.parse(endTime);
  return start < to.getTime() && (end > from.getTime() || start >= from.getTime());
}
