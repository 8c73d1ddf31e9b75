import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '../time/calendar-date.ts';
import { dayOf, dayWindow } from '../timer/log.rules.ts';
import { dayTotals, type Fed, groupByDay, monthSeries, timeSince, weekSeries } from './log.rules.ts';

const zones = ['UTC', 'America/Sao_Paulo', 'America/New_York', 'Europe/Lisbon'];
let count = 0;
const feed = (startTime: string, minutes = 20, change: Partial<Fed['details']> = {}): Fed => ({
  id: `00000000-0000-4000-8000-${String(count++).padStart(12, '0')}`,
  startTime,
  endTime: new Date(Date.parse(startTime) + minutes * 60_000).toISOString(),
  durationSeconds: minutes * 60,
  details: { side: 'left', leftSeconds: minutes * 60, rightSeconds: 0, ...change },
});

describe('her day', () => {
  it.each([
    ['2026-03-08T02:59:59Z', 'America/Sao_Paulo', 0, '2026-03-07'],
    ['2026-03-08T03:00:00Z', 'America/Sao_Paulo', 0, '2026-03-08'],
    ['2026-03-08T02:59:59Z', 'UTC', 0, '2026-03-08'],
    ['2026-03-08T02:59:59Z', 'UTC', 3, '2026-03-07'],
    ['2026-03-08T03:00:00Z', 'UTC', 3, '2026-03-08'],
    ['2026-03-08T05:59:59Z', 'America/Sao_Paulo', 3, '2026-03-07'],
    ['2026-01-01T04:00:00Z', 'UTC', 5, '2025-12-31'],
    // The night New York puts its clocks forward at two, with a day that begins at two: it begins at the change.
    ['2026-03-08T06:59:59Z', 'America/New_York', 2, '2026-03-07'],
    ['2026-03-08T07:00:00Z', 'America/New_York', 2, '2026-03-08'],
  ])('%s in %s, begun at %i, is %s', (instant, timeZone, hour, day) => {
    expect(dayOf(instant, timeZone, hour)).toBe(day);
  });

  it.each([
    ['2026-03-08', 'UTC', 24],
    ['2026-03-08', 'America/Sao_Paulo', 24],
    ['2026-03-08', 'America/New_York', 23],
    ['2026-11-01', 'America/New_York', 25],
    ['2026-03-29', 'Europe/Lisbon', 23],
    ['2026-10-25', 'Europe/Lisbon', 25],
    ['2018-11-04', 'America/Sao_Paulo', 23],
    ['2018-02-17', 'America/Sao_Paulo', 25],
  ])('%s in %s has %i hours', (day, timeZone, hours) => {
    const { from, to } = dayWindow(calendarDate(day), timeZone);
    expect((to.getTime() - from.getTime()) / 3_600_000).toBe(hours);
  });

  it('is the one in whose window the moment lies, in every zone, at every hour of beginning', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: Date.UTC(2017, 0, 1), max: Date.UTC(2028, 0, 1) }),
        fc.integer({ min: 0, max: 23 }),
        (timeZone, at, hour) => {
          const day = dayOf(new Date(at), timeZone, hour);
          const { from, to } = dayWindow(day, timeZone, hour);
          expect(from.getTime() <= at && at < to.getTime()).toBe(true);
          expect(dayWindow(addDays(day, 1), timeZone, hour).from).toEqual(to);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('the log', () => {
  const late = feed('2026-03-08T02:50:00Z', 20, { side: 'both', leftSeconds: 500, rightSeconds: 700 });
  const night = feed('2026-03-08T05:30:00Z');
  const morning = feed('2026-03-08T10:00:00Z', 10);

  it('is grouped by day, newest first; a feed across midnight counts for the day it began', () => {
    expect(groupByDay([night, late, morning], 'America/Sao_Paulo')).toEqual([
      { day: '2026-03-08', feeds: [morning, night] },
      { day: '2026-03-07', feeds: [late] },
    ]);
    expect(groupByDay([night, late, morning], 'America/Sao_Paulo', 4)).toEqual([
      { day: '2026-03-08', feeds: [morning] },
      { day: '2026-03-07', feeds: [night, late] },
    ]);
  });

  it('adds up', () => {
    expect(dayTotals([late, night])).toEqual({ feeds: 2, seconds: 2400, left: 1700, right: 700 });
    expect(dayTotals([])).toEqual({ feeds: 0, seconds: 0, left: 0, right: 0 });
  });

  it('tells the time since the last feed, from its start or its end, never negative', () => {
    const now = new Date('2026-03-08T06:00:00Z');
    expect(timeSince(night, now, 'start')).toBe(1800);
    expect(timeSince(night, now, 'end')).toBe(600);
    expect(timeSince(morning, now, 'end')).toBe(0);
    expect(timeSince(null, now, 'end')).toBeNull();
  });

  it('as a week and a month has every day, also the empty ones, and loses no feed', () => {
    const last = calendarDate('2026-03-08');
    const week = weekSeries(last, [late, night, morning], { timeZone: 'America/Sao_Paulo' });
    expect(week.map(({ day, feeds }) => [day, feeds])).toEqual([
      ['2026-03-02', 0],
      ['2026-03-03', 0],
      ['2026-03-04', 0],
      ['2026-03-05', 0],
      ['2026-03-06', 0],
      ['2026-03-07', 1],
      ['2026-03-08', 2],
    ]);
    expect(week[5]).toMatchObject({ seconds: 1200, left: 500, right: 700 });
    const month = monthSeries(last, [late, night, morning], {
      timeZone: 'America/New_York',
      dayStartHour: 4,
    });
    expect(month).toHaveLength(30);
    expect(month[0]?.day).toBe('2026-02-07');
    expect(month.reduce((sum, { feeds }) => sum + feeds, 0)).toBe(3);
  });
});
