import { describe, expect, it } from 'vitest';
import { calendarDate } from '../time/calendar-date.ts';
import { touches } from '../timer/log.rules.ts';
import type { SleepKind } from './sleep.rules.ts';
import { awakeSeconds, type Slept, sleepDays } from './sleep-log.rules.ts';

const sleep = (startTime: string, hours: number, sort: SleepKind = 'nap'): Slept => ({
  id: startTime,
  startTime: new Date(startTime).toISOString(),
  endTime: new Date(Date.parse(startTime) + hours * 3_600_000).toISOString(),
  durationSeconds: hours * 3600,
  details: { sort },
});
const night = sleep('2026-03-07T20:00:00Z', 10, 'night');
const nap = sleep('2026-03-08T10:00:00Z', 1);
const days = ['2026-03-07', '2026-03-08'].map(calendarDate);

describe('the days of the calendar', () => {
  it('one night was two nights: it counts whole on the day it began, and is drawn where it lies', () => {
    const [first, second] = sleepDays(days, [night, nap], { timeZone: 'UTC' });
    expect(first?.totals).toEqual({ nap: { times: 0, seconds: 0 }, night: { times: 1, seconds: 10 * 3600 } });
    expect(second?.totals).toEqual({ nap: { times: 1, seconds: 3600 }, night: { times: 0, seconds: 0 } });
    expect(second?.segments.map(({ fromMinute, toMinute }) => [fromMinute, toMinute])).toEqual([
      [0, 360],
      [600, 660],
    ]);
  });

  it('begin at her hour: what the baby slept on after waking at three is of the same night', () => {
    const [till3, from3] = [
      sleep('2026-03-07T20:00:00Z', 7, 'night'),
      sleep('2026-03-08T03:20:00Z', 4, 'night'),
    ];
    const [first, second] = sleepDays(days, [till3, from3, nap], { timeZone: 'UTC', dayStartHour: 6 });
    expect(first?.totals.night).toEqual({ times: 2, seconds: 11 * 3600 });
    expect(second?.totals).toEqual({ nap: { times: 1, seconds: 3600 }, night: { times: 0, seconds: 0 } });
  });

  it('do not count what the baby was awake', () => {
    const broken = { ...night, durationSeconds: 5 * 3600 };
    const seconds = sleepDays(days, [broken], { timeZone: 'UTC' }).map(({ totals }) => totals.night.seconds);
    expect(seconds).toEqual([5 * 3600, 0]);
  });

  it('stand a sleep of no length', () => {
    const [, second] = sleepDays(days, [sleep('2026-03-08T10:00:00Z', 0)], { timeZone: 'UTC' });
    expect(second?.totals.nap).toEqual({ times: 1, seconds: 0 });
  });
});

it('awake is since the latest end, which need not be of the sleep that began last', () => {
  const long = sleep('2026-03-08T09:00:00Z', 4);
  expect(awakeSeconds([nap, long], new Date('2026-03-08T13:30:00Z'))).toBe(1800);
  expect(awakeSeconds([nap], new Date('2026-03-08T10:30:00Z'))).toBe(0);
  expect(awakeSeconds([], new Date())).toBeNull();
});

it('a sleep belongs to a span when any of it does, and one that only touches its edge does not', () => {
  const [from, to] = [new Date('2026-03-08T00:00:00Z'), new Date('2026-03-09T00:00:00Z')];
  expect(touches(night, from, to)).toBe(true);
  expect(touches(sleep('2026-03-07T20:00:00Z', 4), from, to)).toBe(false);
  expect(touches(sleep('2026-03-09T00:00:00Z', 1), from, to)).toBe(false);
  expect(touches(sleep('2026-03-08T00:00:00Z', 0), from, to)).toBe(true);
});
