import type { CalendarDate } from '../time/calendar-date.ts';
import type { DayBounds } from '../timer/log.rules.ts';
import { mergeRecords, type PendingWrite, type Seen } from '../timer/merge.rules.ts';
import { type DayStrip, dayStrips } from '../timer/strip.rules.ts';
import type { SleepKind } from './sleep.rules.ts';
import type { Sleep } from './sleep.schema.ts';

export type SeenSleep = Seen<Sleep>;

/** The server's sleeps with what her phone has not sent yet on top. */
export function mergeSleeps(serverSleeps: Sleep[], pendingWrites: PendingWrite[]): SeenSleep[] {
  return mergeRecords(serverSleeps, pendingWrites, { put: 'sleep.put', remove: 'sleep.remove' });
}

/** How often and how long, of what began on one day. */
export type SleepTotals = Record<SleepKind, { times: number; seconds: number }>;
export type SleepDay = DayStrip<Sleep> & { totals: SleepTotals };

/**
 * Each day, which begins in the morning, with what of every sleep lies in it, and with the totals of those that began
 * on it: a night is one night, counted whole on the day of its evening, as the diary lists it.
 */
export function sleepDays(
  days: readonly CalendarDate[],
  sleeps: readonly Sleep[],
  bounds: DayBounds,
): SleepDay[] {
  return dayStrips(days, sleeps, bounds).map((strip) => ({ ...strip, totals: totalsOf(strip) }));
}

function totalsOf({ from, segments }: DayStrip<Sleep>): SleepTotals {
  const totals: SleepTotals = { nap: { times: 0, seconds: 0 }, night: { times: 0, seconds: 0 } };
  for (const { record } of segments) {
    if (Date.parse(record.startTime) < from.getTime()) continue;
    const kind = totals[record.kind];
    kind.times += 1;
    kind.seconds += record.durationSeconds;
  }
  return totals;
}

/** Whole seconds since the baby last woke; null when nothing tells. Never negative. */
export function awakeSeconds(sleeps: readonly Sleep[], now: Date): number | null {
  const woke = wokeAt(sleeps);
  return woke === null ? null : Math.max(0, Math.floor((now.getTime() - woke) / 1000));
}

/** What the diary knows: asleep since, or awake since. Null where it knows nothing of this day. */
export type DiaryWake = { state: 'asleep' | 'awake' | 'old'; since: number } | null;

/** The latest end, which need not be of the sleep that began last. */
export function wokeAt(sleeps: readonly Sleep[]): number | null {
  const ends = sleeps.map(({ endTime }) => Date.parse(endTime)).filter((end) => !Number.isNaN(end));
  return ends.length === 0 ? null : Math.max(...ends);
}
