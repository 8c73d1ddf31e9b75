import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Feed } from '../nursing/nursing.schema.ts';
import { addDays, type CalendarDate, calendarDate } from '../time/calendar-date.ts';
import { type DayBounds, dayOf } from './log.rules.ts';
import { type DayStrip, dayStrips } from './strip.rules.ts';

const feed = (startTime: string, endTime: string): Feed => ({
  id: startTime,
  startTime: new Date(startTime).toISOString(),
  endTime: new Date(endTime).toISOString(),
  durationSeconds: 0,
  side: 'right',
  leftSeconds: 0,
  rightSeconds: 0,
  notes: null,
  timeZone: 'UTC',
});
function dayStrip(day: CalendarDate, feeds: Feed[], bounds: DayBounds): DayStrip<Feed> {
  const [strip] = dayStrips([day], feeds, bounds);
  if (!strip) throw new RangeError('A day has a strip');
  return strip;
}
const minutesOf = (day: string, feeds: Feed[], timeZone: string, hour = 0) =>
  dayStrip(calendarDate(day), feeds, { timeZone, dayStartHour: hour }).segments.map((one) => [
    one.fromMinute,
    one.toMinute,
  ]);

describe('the strip of a day', () => {
  it('cuts a feed across midnight: each day shows its part', () => {
    const night = [feed('2026-03-08T02:50:00Z', '2026-03-08T03:15:00Z')];
    expect(minutesOf('2026-03-07', night, 'America/Sao_Paulo')).toEqual([[1430, 1440]]);
    expect(minutesOf('2026-03-08', night, 'America/Sao_Paulo')).toEqual([[0, 15]]);
    expect(minutesOf('2026-03-09', night, 'America/Sao_Paulo')).toEqual([]);
    expect(minutesOf('2026-03-08', night, 'UTC')).toEqual([[170, 195]]);
    expect(minutesOf('2026-03-07', night, 'America/Sao_Paulo', 4)).toEqual([[1190, 1215]]);
  });

  it('is 23 or 25 hours long when the clocks change, and a feed keeps its length', () => {
    const spring = dayStrip(
      calendarDate('2026-03-08'),
      [feed('2026-03-08T06:50:00Z', '2026-03-08T07:10:00Z')],
      { timeZone: 'America/New_York' },
    );
    expect(spring.minutes).toBe(1380);
    expect(spring.segments[0]).toMatchObject({ fromMinute: 110, toMinute: 130, record: { side: 'right' } });
    const autumn = dayStrip(
      calendarDate('2026-10-25'),
      [feed('2026-10-25T00:50:00Z', '2026-10-25T01:10:00Z')],
      { timeZone: 'Europe/Lisbon' },
    );
    expect(autumn.minutes).toBe(1500);
    expect(autumn.segments[0]).toMatchObject({ fromMinute: 110, toMinute: 130 });
  });

  it('shows the shortest feed, also at the last second of the day, and none of another day', () => {
    expect(minutesOf('2026-03-08', [feed('2026-03-08T10:00:10Z', '2026-03-08T10:00:10Z')], 'UTC')).toEqual([
      [600, 601],
    ]);
    const last = [feed('2026-03-08T23:59:59Z', '2026-03-08T23:59:59Z')];
    expect(minutesOf('2026-03-08', last, 'UTC')).toEqual([[1439, 1440]]);
    expect(minutesOf('2026-03-09', [feed('2026-03-08T23:00:00Z', '2026-03-09T00:00:00Z')], 'UTC')).toEqual(
      [],
    );
  });

  it('and those beside it show every minute of a feed once, whatever the zone and the hour', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('UTC', 'America/Sao_Paulo', 'America/New_York', 'Europe/Lisbon'),
        fc.integer({ min: Date.UTC(2026, 0, 2) / 60_000, max: Date.UTC(2026, 11, 28) / 60_000 }),
        fc.integer({ min: 1, max: 1440 }),
        fc.integer({ min: 0, max: 23 }),
        (timeZone, start, length, hour) => {
          const one = feed(
            new Date(start * 60_000).toISOString(),
            new Date((start + length) * 60_000).toISOString(),
          );
          const first = dayOf(one.startTime, timeZone, hour);
          const strips = [-1, 0, 1, 2].map((n) =>
            dayStrip(addDays(first, n), [one], { timeZone, dayStartHour: hour }),
          );
          const shown = strips.flatMap(({ segments }) => segments);
          expect(shown.reduce((sum, { fromMinute, toMinute }) => sum + toMinute - fromMinute, 0)).toBe(
            length,
          );
          for (const { segments, minutes } of strips)
            for (const { toMinute } of segments) expect(toMinute).toBeLessThanOrEqual(minutes);
        },
      ),
      { numRuns: 300 },
    );
  });
});
