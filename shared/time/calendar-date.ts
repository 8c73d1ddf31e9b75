declare const brand: unique symbol;

/** A day in somebody's calendar, '2026-07-01'. Not a moment: it has no time zone and no hour. */
export type CalendarDate = string & { readonly [brand]: 'CalendarDate' };

const millisecondsPerDay = 86_400_000;

/** A day that exists: '2026-02-29' does not. */
export function isCalendarDate(value: unknown): value is CalendarDate {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

export function calendarDate(value: string): CalendarDate {
  if (!isCalendarDate(value)) throw new RangeError(`${value} is not a day of the calendar`);
  return value;
}

/** The day that a moment falls on where she lives. */
export function dayIn(timeZone: string, moment: Date): CalendarDate {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  // By parts: the order and signs of a formatted date differ between browsers, even for one language.
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return calendarDate(`${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`);
}

const utc = (date: CalendarDate) => Date.parse(`${date}T00:00:00Z`);

/** Whole days from one date to another; negative when `to` lies before. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((utc(to) - utc(from)) / millisecondsPerDay);
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return calendarDate(new Date(utc(date) + days * millisecondsPerDay).toISOString().slice(0, 10));
}

/** 0 is Sunday. */
export function weekdayOf(date: CalendarDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** Full months of the calendar from one date to another: from the 31st, a month ends on the next month's last day. */
export function monthsBetween(from: CalendarDate, to: CalendarDate): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  const lastDayOfMonth = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate();
  const months = (toYear - fromYear) * 12 + (toMonth - fromMonth);
  return toDay >= Math.min(fromDay, lastDayOfMonth) ? months : months - 1;
}

/** The same day of another month, or its last one where it has no such day: what `monthsBetween` counts by. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastDayOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const moment = Date.UTC(year, month - 1 + months, Math.min(day, lastDayOfMonth));
  return calendarDate(new Date(moment).toISOString().slice(0, 10));
}
