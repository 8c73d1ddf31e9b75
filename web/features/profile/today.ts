import { type CalendarDate, dayIn } from '#shared/time/calendar-date.ts';

/** The day it is where she is. */
export function today(): CalendarDate {
  return dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
}
