import type { CalendarDate } from '../time/calendar-date.ts';
import { type DayBounds, dayWindow } from './log.rules.ts';
import type { Timed } from './timed.ts';

/** Whole minutes since her day began. */
export type StripSegment<Record extends Timed> = { record: Record; fromMinute: number; toMinute: number };
/** `minutes` is 1440, or 1380 and 1500 on the days the clocks change. */
export type DayStrip<Record extends Timed> = {
  day: CalendarDate;
  from: Date;
  minutes: number;
  segments: StripSegment<Record>[];
};

const minuteMs = 60_000;

/**
 * Days as strips. What lies across an edge is cut: each day shows its part, so what began on the day before belongs in
 * the list too. The shortest is a minute wide, or it could not be seen. Each moment is read once, however many days.
 */
export function dayStrips<Record extends Timed>(
  days: readonly CalendarDate[],
  records: readonly Record[],
  { timeZone, dayStartHour }: DayBounds,
): DayStrip<Record>[] {
  const spans = records
    .map((record) => ({ record, start: Date.parse(record.startTime), end: Date.parse(record.endTime) }))
    .sort((a, b) => a.start - b.start);
  return days.map((day) => {
    const { from, to } = dayWindow(day, timeZone, dayStartHour);
    const [begin, over] = [from.getTime(), to.getTime()];
    const minutes = Math.round((over - begin) / minuteMs);
    const segments: StripSegment<Record>[] = [];
    for (const { record, start, end } of spans) {
      if (start >= over) break;
      if (start < begin && end <= begin) continue;
      const fromMinute = Math.max(0, Math.floor((start - begin) / minuteMs));
      const toMinute = Math.min(minutes, Math.max(fromMinute + 1, Math.ceil((end - begin) / minuteMs)));
      segments.push({ record, fromMinute, toMinute });
    }
    return { day, from, minutes, segments };
  });
}
