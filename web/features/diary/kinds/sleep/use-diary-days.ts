import { useState } from 'react';
import { addDays, type CalendarDate, daysBetween, isCalendarDate } from '#shared/time/calendar-date.ts';
import { dayWindow } from '#shared/timer/log.rules.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';

/** Two weeks at a time: less than the server gives at once, more than she scrolls at night. */
const daysAtOnce = 14;

/** Which days of the diary are on screen: the newest, those she pages to, or those around the day she came for. */
export function useDiaryDays(today: CalendarDate, dayStartHour: number, wanted: string | undefined) {
  const [back, setBack] = useState(() => {
    const daysAgo = isCalendarDate(wanted) ? daysBetween(wanted, today) : 0;
    return Math.max(0, Math.floor(daysAgo / daysAtOnce));
  });
  const zone = deviceTimeZone();
  const spanOf = (pages: number) => {
    const last = addDays(today, -pages * daysAtOnce);
    return {
      from: dayWindow(addDays(last, 1 - daysAtOnce), zone, dayStartHour).from,
      to: dayWindow(last, zone, dayStartHour).to,
      isNewest: pages === 0,
    };
  };
  return {
    newest: spanOf(0),
    shown: spanOf(back),
    older: () => setBack(back + 1),
    newer: back > 0 ? () => setBack(back - 1) : undefined,
  };
}
