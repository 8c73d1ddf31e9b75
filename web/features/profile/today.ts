import { type CalendarDate, dayIn } from '#shared/time/calendar-date.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';

/** The day it is where she is. */
export function today(): CalendarDate {
  return dayIn(deviceTimeZone(), new Date());
}
