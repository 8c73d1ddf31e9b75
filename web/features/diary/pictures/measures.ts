import type { KindName } from '#shared/diary/kinds.ts';

/** How a number is told: how often, for how long, or how much. */
export type Unit = 'times' | 'time' | 'ml';

/** One picture of a kind: which of its day's totals are drawn, one upwards or two back to back. */
type Measure = { id: string; unit: Unit; of: readonly [string] | readonly [string, string] };

/** The kinds that are worth a picture of days, in the order in which they are offered. */
export const measured = {
  feed: [
    { id: 'feeds', unit: 'times', of: ['feeds'] },
    { id: 'feedSides', unit: 'time', of: ['left', 'right'] },
  ],
  bottle: [
    { id: 'bottleMl', unit: 'ml', of: ['ml'] },
    { id: 'bottles', unit: 'times', of: ['bottles'] },
  ],
  nappy: [{ id: 'nappies', unit: 'times', of: ['wet', 'dirty'] }],
  sleep: [
    { id: 'sleep', unit: 'time', of: ['nightSeconds', 'napSeconds'] },
    { id: 'naps', unit: 'times', of: ['naps'] },
  ],
  pumping: [
    { id: 'pumpedMl', unit: 'ml', of: ['ml'] },
    { id: 'pumpings', unit: 'times', of: ['pumpings'] },
  ],
  activity: [
    { id: 'activities', unit: 'time', of: ['seconds'] },
    { id: 'tummy', unit: 'time', of: ['tummySeconds'] },
  ],
  medicine: [{ id: 'doses', unit: 'times', of: ['doses'] }],
} as const satisfies Partial<Record<KindName, readonly Measure[]>>;

export type MeasuredKind = keyof typeof measured;
export type MeasureOf = (typeof measured)[MeasuredKind][number];
/** The key of a total that is drawn. */
export type Total = MeasureOf['of'][number];
export const measuredKinds = Object.keys(measured) as MeasuredKind[];
