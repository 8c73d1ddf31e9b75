import type { CalendarDate } from '../time/calendar-date.ts';
import type { DayBounds } from '../timer/log.rules.ts';
import { type DayStrip, dayStrips } from '../timer/strip.rules.ts';
import type { Timed } from '../timer/timed.ts';
import type { SleepKind } from './sleep.rules.ts';

/** What of a sleep its day is told by. */
export type Slept = Timed & { durationSeconds: number; details: { sort: SleepKind } };

/** How often and how long, of what began on one day. */
export type SleepTotals = Record<SleepKind, { times: number; seconds: number }>;
export type SleepDay = DayStrip<Slept> & { totals: SleepTotals };

/**
 * Each day, which begins in the morning, with what of every sleep lies in it, and with the totals of those that began
 * on it: a night is one night, counted whole on the day of its evening, as the diary lists it.
 */
export function sleepDays(
  days: readonly CalendarDate[],
  sleeps: readonly Slept[],
  bounds: DayBounds,
): SleepDay[] {
  return dayStrips(days, sleeps, bounds).map((strip) => ({ ...strip, totals: totalsOf(strip) }));
}

function totalsOf({ from, segments }: DayStrip<Slept>): SleepTotals {
  const totals: SleepTotals = { nap: { times: 0, seconds: 0 }, night: { times: 0, seconds: 0 } };
  for (const { record } of segments) {
    if (Date.parse(record.startTime) < from.getTime()) continue;
    const kind = totals[record.details.sort];
    kind.times += 1;
    kind.seconds += record.durationSeconds;
  }
  return totals;
}

/** Whole seconds since the baby last woke; null when nothing tells. Never negative. */
export function awakeSeconds(sleeps: readonly Slept[], now: Date): number | null {
  const woke = wokeAt(sleeps);
  return woke === null ? null : Math.max(0, Math.floor((now.getTime() - woke) / 1000));
}

/** What the diary knows: asleep since, or awake since. Null where it knows nothing of this day. */
export type DiaryWake = { state: 'asleep' | 'awake' | 'old'; since: number } | null;

/** The latest end, which need not be of the sleep that began last. */
export function wokeAt(sleeps: readonly Slept[]): number | null {
  const ends = sleeps.map(({ endTime }) => Date.parse(endTime)).filter((end) => !Number.isNaN(end));
  return ends.length === 0 ? null : Math.max(...ends);
}
