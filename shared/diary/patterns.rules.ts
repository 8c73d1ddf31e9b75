import type { CalendarDate } from '../time/calendar-date.ts';
import { type DayBounds, dayWindow } from '../timer/log.rules.ts';
import { type KindName, kindOf } from './kinds.ts';
import type { RecordEnvelope } from './record.schema.ts';

/** Of each day what began on it, in the order of the days. One look at each moment, however many days. */
export function recordsOfDays<Record extends Pick<RecordEnvelope, 'startTime'>>(
  days: readonly CalendarDate[],
  records: readonly Record[],
  { timeZone, dayStartHour }: DayBounds,
): Record[][] {
  const windows = days.map((day) => dayWindow(day, timeZone, dayStartHour));
  const begins = windows.map(({ from }) => from.getTime());
  const end = windows.at(-1)?.to.getTime() ?? 0;
  const found: Record[][] = days.map(() => []);
  for (const record of records) {
    const at = Date.parse(record.startTime ?? '');
    if (at < end) found[lastBefore(begins, at)]?.push(record);
  }
  return found;
}

/** The place of the last that is not later; -1 where all are. */
function lastBefore(begins: readonly number[], at: number): number {
  let [low, high] = [0, begins.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((begins[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** What a week is told by: from the day with the least to the day with the most. */
const measures = [
  { what: 'feeds', kind: 'feed', of: ['feeds'] },
  { what: 'bottleMl', kind: 'bottle', of: ['ml'] },
  { what: 'wet', kind: 'nappy', of: ['wet'] },
  { what: 'dirty', kind: 'nappy', of: ['dirty'] },
  { what: 'sleepSeconds', kind: 'sleep', of: ['napSeconds', 'nightSeconds'] },
  { what: 'pumpedMl', kind: 'pumping', of: ['ml'] },
] as const satisfies readonly { what: string; kind: KindName; of: readonly string[] }[];

export type Span = { least: number; most: number };
export type Pattern = {
  what: (typeof measures)[number]['what'] | 'longestSleep';
  kind: KindName;
  week: Span;
  /** The week before, where enough is known of it. */
  before: Span | null;
};

/** What was recorded of a kind on each day of a week. */
export type Week = (kind: KindName) => readonly (readonly RecordEnvelope[])[];

/** With fewer days a range says more about what was written down than about the baby. */
export const leastDays = 4;

/**
 * A week as ranges of its days, beside the week before: told, never judged. A day on which nothing of a kind was written
 * down is not a day without it, and does not count.
 */
export function patternsOf(week: Week, before: Week): Pattern[] {
  const told = measures.flatMap(({ what, kind, of }): Pattern[] => {
    const spanOf = (days: Week) =>
      spanIn(
        days(kind)
          .filter((day) => day.length > 0)
          .map((day) => sumOf(kindOf(kind).totals(day), of)),
      );
    return patternOf({ what, kind }, spanOf(week), spanOf(before));
  });
  return [...told, ...patternOf({ what: 'longestSleep', kind: 'sleep' }, longest(week), longest(before))];
}

const patternOf = (
  about: Pick<Pattern, 'what' | 'kind'>,
  week: Span | null,
  before: Span | null,
): Pattern[] => (week && week.most > 0 ? [{ ...about, week, before }] : []);

const sumOf = (totals: Record<string, number>, keys: readonly string[]) =>
  keys.reduce((sum, key) => sum + (totals[key] ?? 0), 0);

function spanIn(values: readonly number[]): Span | null {
  if (values.length < leastDays) return null;
  return { least: Math.min(...values), most: Math.max(...values) };
}

function longest(week: Week): Span | null {
  const days = week('sleep').filter((day) => day.length > 0);
  if (days.length < leastDays) return null;
  const most = Math.max(...days.flat().map(({ durationSeconds }) => durationSeconds ?? 0));
  return { least: most, most };
}
