import { addDays, type CalendarDate, calendarDate, weekdayOf } from '#shared/time/calendar-date.ts';

const daysPerWeek = 7;

const firstOfMonth = (day: CalendarDate): CalendarDate => calendarDate(`${day.slice(0, 8)}01`);

export const isSameMonth = (one: CalendarDate, other: CalendarDate): boolean =>
  one.slice(0, 7) === other.slice(0, 7);

/** The first and the last day that can be gone to. */
export type Reach = { first: CalendarDate; last: CalendarDate };

export function dayWithin({ first, last }: Reach, day: CalendarDate): CalendarDate {
  if (day < first) return first;
  if (day > last) return last;
  return day;
}

/** The same day of another month, or its last one where it is shorter. */
export function addMonths(day: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const target = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDay)));
  return calendarDate(target.toISOString().slice(0, 10));
}

/** The weeks that hold a month, Sunday first; a day of its neighbours is null. */
export function weeksOfMonth(month: CalendarDate): (CalendarDate | null)[][] {
  const first = firstOfMonth(month);
  const weeks: (CalendarDate | null)[][] = [];
  for (
    let sunday = addDays(first, -weekdayOf(first));
    sunday <= first || isSameMonth(sunday, first);
    sunday = addDays(sunday, daysPerWeek)
  ) {
    const days = Array.from({ length: daysPerWeek }, (_, index) => addDays(sunday, index));
    weeks.push(days.map((day) => (isSameMonth(day, first) ? day : null)));
  }
  return weeks;
}

const keys: Record<string, (day: CalendarDate) => CalendarDate> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -daysPerWeek),
  ArrowDown: (day) => addDays(day, daysPerWeek),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, daysPerWeek - 1 - weekdayOf(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** Where a key leads from a day; undefined when it leads nowhere. */
export const dayAfterKey = (key: string, day: CalendarDate): CalendarDate | undefined => keys[key]?.(day);
