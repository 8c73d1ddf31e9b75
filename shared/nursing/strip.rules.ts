import type { CalendarDate } from '../time/calendar-date.ts';
import { dayWindow } from './log.rules.ts';
import type { NursingSide } from './nursing.rules.ts';
import type { Feed } from './nursing.schema.ts';

/** Whole minutes since her day began. */
export type StripSegment = { feedId: string; fromMinute: number; toMinute: number; side: NursingSide };
/** `minutes` is 1440, or 1380 and 1500 on the days the clocks change. */
export type DayStrip = { day: CalendarDate; minutes: number; segments: StripSegment[] };

const minuteMs = 60_000;

/**
 * One day as a strip. A feed across its edge is cut: each day shows its part. So the feeds of the day before belong
 * in the list too. The shortest feed is a minute wide, or it could not be seen.
 */
export function dayStrip(day: CalendarDate, feeds: Feed[], timeZone: string, dayStartHour = 0): DayStrip {
  const { from, to } = dayWindow(day, timeZone, dayStartHour);
  const minutes = Math.round((to.getTime() - from.getTime()) / minuteMs);
  const segments: StripSegment[] = [];
  for (const { id, startTime, endTime, side } of feeds) {
    const start = (Date.parse(startTime) - from.getTime()) / minuteMs;
    const end = (Date.parse(endTime) - from.getTime()) / minuteMs;
    const begins = start >= 0 && start < minutes;
    if (!begins && !(start < 0 && end > 0)) continue;
    const fromMinute = Math.max(0, Math.floor(start));
    const toMinute = Math.min(minutes, Math.max(fromMinute + 1, Math.ceil(end)));
    segments.push({ feedId: id, fromMinute, toMinute, side });
  }
  return { day, minutes, segments: segments.sort((a, b) => a.fromMinute - b.fromMinute) };
}
