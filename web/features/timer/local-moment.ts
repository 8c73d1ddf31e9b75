import { isCalendarDate } from '#shared/time/calendar-date.ts';
import { momentOf, wallClock } from '#shared/time/zoned-time.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** What `<input type="datetime-local">` speaks: '2026-07-01T03:20'. */
export function toLocalMoment(instant: string | number, timeZone: string): string {
  const { date, hour, minute } = wallClock(new Date(instant), timeZone);
  return `${date}T${two(hour)}:${two(minute)}`;
}

/** The instant of a local moment, or null when it is none. */
export function fromLocalMoment(local: string, timeZone: string): string | null {
  const [, date, hour, minute] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/.exec(local) ?? [];
  if (!isCalendarDate(date) || Number(hour) > 23 || Number(minute) > 59) return null;
  const wall = { date, hour: Number(hour), minute: Number(minute), second: 0 };
  return momentOf(wall, timeZone).toISOString();
}
