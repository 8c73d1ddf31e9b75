import { describe, expect, it } from 'vitest';
import { someFeedRecord, someSleepRecord } from '#tests/support/fake-diary.ts';
import { calendarDate } from '../time/calendar-date.ts';
import { daysUntil } from '../timer/log.rules.ts';
import type { KindName } from './kinds.ts';
import { patternsOf, recordsOfDays, type Week } from './patterns.rules.ts';
import type { RecordEnvelope } from './record.schema.ts';

const feeds = (count: number) =>
  Array.from({ length: count }, (_, index) => someFeedRecord({ id: `${index}` }) as RecordEnvelope);
const sleeps = (...hours: number[]) =>
  hours.map(
    (hour, index) => someSleepRecord({ id: `${index}`, durationSeconds: hour * 3600 }) as RecordEnvelope,
  );
const weekOf =
  (days: Partial<Record<KindName, RecordEnvelope[][]>>): Week =>
  (kind) =>
    days[kind] ?? [];
const nothing = weekOf({});

describe('a week as a range', () => {
  it('goes from the day with the least to the day with the most, beside the week before', () => {
    const week = weekOf({ feed: [9, 10, 11, 10, 9, 10, 11].map(feeds) });
    const before = weekOf({ feed: [8, 8, 10, 9, 9, 8, 8].map(feeds) });
    expect(patternsOf(week, before)).toEqual([
      { what: 'feeds', kind: 'feed', week: { least: 9, most: 11 }, before: { least: 8, most: 10 } },
    ]);
  });

  it('does not count a day on which nothing was written down', () => {
    const week = weekOf({ feed: [0, 9, 10, 0, 9, 10, 0].map(feeds) });
    expect(patternsOf(week, nothing)).toMatchObject([{ week: { least: 9, most: 10 }, before: null }]);
  });

  it('is not told of fewer than four days', () => {
    const week = weekOf({ feed: [9, 10, 11, 0, 0, 0, 0].map(feeds) });
    expect(patternsOf(week, nothing)).toEqual([]);
  });

  it('knows the longest sleep beside what the days come to', () => {
    const week = weekOf({ sleep: [sleeps(5, 2), sleeps(4, 3), sleeps(6), sleeps(3, 3)] });
    expect(patternsOf(week, nothing)).toEqual([
      { what: 'sleepSeconds', kind: 'sleep', week: { least: 21600, most: 25200 }, before: null },
      { what: 'longestSleep', kind: 'sleep', week: { least: 21600, most: 21600 }, before: null },
    ]);
  });

  it('says nothing of nothing', () => {
    expect(patternsOf(nothing, nothing)).toEqual([]);
  });
});

describe('records by her days', () => {
  const days = daysUntil(calendarDate('2026-07-03'), 2);
  const at = (startTime: string) => ({ startTime });
  const bounds = { timeZone: 'America/Sao_Paulo', dayStartHour: 6 };

  it('begin when her day begins, and leave out what lies before and behind', () => {
    const records = [
      at('2026-07-02T08:59:00Z'),
      at('2026-07-02T09:00:00Z'),
      at('2026-07-03T08:59:00Z'),
      at('2026-07-03T09:00:00Z'),
      at('2026-07-04T09:00:00Z'),
    ];
    expect(recordsOfDays(days, records, bounds)).toEqual([
      [at('2026-07-02T09:00:00Z'), at('2026-07-03T08:59:00Z')],
      [at('2026-07-03T09:00:00Z')],
    ]);
  });

  it('know no day for what has no moment', () => {
    expect(recordsOfDays(days, [{ startTime: null }], bounds)).toEqual([[], []]);
  });
});
