import { maxWeekOffset } from '#shared/daily/daily.rules.ts';
import {
  addDays,
  type CalendarDate,
  daysBetween,
  isCalendarDate,
  weekdayOf,
} from '#shared/time/calendar-date.ts';
import type { Reach } from '#web/features/daily/calendar/month.ts';

type CalendarPlace = { offset: number; day: CalendarDate };
type Address = { semana?: string | undefined; dia?: string | undefined };

const daysPerWeek = 7;

/** How many weeks from today's a day lies; weeks begin on Sunday. */
function weekOffset(today: CalendarDate, day: CalendarDate): number {
  return Math.floor((daysBetween(today, day) + weekdayOf(today)) / daysPerWeek);
}

const clamped = (offset: number) => Math.min(maxWeekOffset, Math.max(-maxWeekOffset, offset));

/** The week and the day that an address names. What is no number, no day, or too far away is read as near as it can be. */
export function placeInCalendar(today: CalendarDate, { semana, dia }: Address): CalendarPlace {
  const asked = semana !== undefined && /^-?\d{1,9}$/.test(semana) ? clamped(Number(semana)) : undefined;
  if (isCalendarDate(dia)) {
    const offset = weekOffset(today, dia);
    if (clamped(offset) === offset && (asked ?? offset) === offset) return { offset, day: dia };
  }
  const offset = asked ?? 0;
  return { offset, day: addDays(today, offset * daysPerWeek) };
}

/** As it stands in an address; this week and today need no words. */
export function addressOf(today: CalendarDate, day: CalendarDate): Address {
  const offset = weekOffset(today, day);
  return { semana: offset === 0 ? undefined : String(offset), dia: day === today ? undefined : day };
}

/** The first and the last day that can be gone to. */
export function calendarReach(today: CalendarDate): Reach {
  const sunday = addDays(today, -weekdayOf(today));
  return {
    first: addDays(sunday, -maxWeekOffset * daysPerWeek),
    last: addDays(sunday, maxWeekOffset * daysPerWeek + daysPerWeek - 1),
  };
}
