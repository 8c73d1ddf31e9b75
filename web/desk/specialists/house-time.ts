import { houseTimeZone } from '#shared/specialists/specialists.rules.ts';
import {
  addDays,
  type CalendarDate,
  calendarDate,
  dayIn,
  isCalendarDate,
  weekdayOf,
} from '#shared/time/calendar-date.ts';
import { momentOf, wallClock } from '#shared/time/zoned-time.ts';

const two = (number: number) => String(number).padStart(2, '0');

/** A moment as a field of date and time shows it, by the clock of the house: '2026-07-01T08:30'. */
export function houseMinute(instant: string): string {
  const { date, hour, minute } = wallClock(new Date(instant), houseTimeZone);
  return `${date}T${two(hour)}:${two(minute)}`;
}

/** The moment that such a field names; undefined when it names none. */
export function instantOfHouseMinute(minute: string): string | undefined {
  const [, day, hours, minutes] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(minute) ?? [];
  if (!isCalendarDate(day)) return undefined;
  const wall = { date: calendarDate(day), hour: Number(hours), minute: Number(minutes), second: 0 };
  return momentOf(wall, houseTimeZone).toISOString();
}

/** Weeks begin on the Monday of the house. */
export function houseMonday(now: Date): CalendarDate {
  const today = dayIn(houseTimeZone, now);
  return addDays(today, -((weekdayOf(today) + 6) % 7));
}
