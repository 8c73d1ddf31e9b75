import type { BornBaby } from '#shared/baby/baby-age.rules.ts';
import {
  type GrowthMeasure,
  type GrowthPoints,
  growthPoints,
  isWorthShowing,
  type Sex,
} from '#shared/growth/growth.rules.ts';
import type { MeasuredDay } from '#web/features/diary/kinds/growth/use-growth.ts';

/** In the kilograms and centimetres of the chart. */
const inChartUnits = {
  weight: ({ weightGrams }) => weightGrams && weightGrams / 1000,
  length: ({ lengthMm }) => lengthMm && lengthMm / 10,
  head: ({ headMm }) => headMm && headMm / 10,
} as const satisfies Record<GrowthMeasure, (details: MeasuredDay['record']['details']) => number | null>;

export type SeriesPoint = {
  id: string;
  day: string;
  value: number;
  /** Null where it is not known. */
  age: BornBaby | null;
  /** From the day that was expected; null where it is not counted, or had not come. */
  corrected: BornBaby['corrected'];
  points: GrowthPoints | null;
};

/** One measure over time, oldest first; without a sex, only its numbers. */
export function seriesOf(
  measured: readonly MeasuredDay[],
  measure: GrowthMeasure,
  sex: Sex | null,
): SeriesPoint[] {
  return measured.flatMap(({ record: { id, day, details }, age }) => {
    const value = inChartUnits[measure](details);
    if (!value) return [];
    const corrected = age?.corrected?.isBeforeTerm ? null : (age?.corrected ?? null);
    const points = sex && age ? growthPoints(details, { sex, age })[measure] : null;
    return [{ id, day, value, age, corrected, points }];
  });
}

/** Counted one way throughout: from the expected day where that is counted at all. */
export function isWorthShowingIn(series: readonly SeriesPoint[]): boolean {
  const isEarly = series.some(({ points }) => points?.corrected);
  const counted = series.flatMap(({ points }) => (isEarly ? points?.corrected : points?.chronological) ?? []);
  return isWorthShowing(counted);
}
