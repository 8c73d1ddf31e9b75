import type { CalendarDate } from '../time/calendar-date.ts';
import { type DayBounds, dayWindow, touches } from '../timer/log.rules.ts';
import type { RecordEnvelope } from './record.schema.ts';

/** Whole minutes since her day began. */
export type RingSpan<Record> = { record: Record; fromMinute: number; toMinute: number };
export type RingMark<Record> = { record: Record; atMinute: number };

export type DayRing<Record> = {
  /** 1440, or 1380 and 1500 on the days the clocks change. */
  minutes: number;
  /** What lasts, cut where the day begins and ends: earliest first. */
  spans: RingSpan<Record>[];
  /** What was at a moment, or has no length. */
  marks: RingMark<Record>[];
  /** What has only the day. */
  ofDay: Record[];
};

const minuteMs = 60_000;

/** One day of all kinds. What began on the day before and reaches into it belongs to it, too. */
export function dayRing<Record extends RecordEnvelope>(
  day: CalendarDate,
  records: readonly Record[],
  { timeZone, dayStartHour }: DayBounds,
): DayRing<Record> {
  const { from, to } = dayWindow(day, timeZone, dayStartHour);
  const minutes = Math.round((to.getTime() - from.getTime()) / minuteMs);
  const minuteOf = (moment: number) => Math.floor((moment - from.getTime()) / minuteMs);
  const ring: DayRing<Record> = { minutes, spans: [], marks: [], ofDay: [] };
  for (const record of records) {
    if (record.day === day) ring.ofDay.push(record);
    if (!touches(record, from, to)) continue;
    const start = Date.parse(record.startTime ?? '');
    const end = Date.parse(record.endTime ?? '');
    if (end > start)
      ring.spans.push({
        record,
        fromMinute: Math.max(0, minuteOf(start)),
        toMinute: Math.min(minutes, Math.max(minuteOf(start) + 1, Math.ceil(minuteOf(end)))),
      });
    else ring.marks.push({ record, atMinute: minuteOf(start) });
  }
  ring.spans.sort((a, b) => a.fromMinute - b.fromMinute);
  ring.marks.sort((a, b) => a.atMinute - b.atMinute);
  return ring;
}
