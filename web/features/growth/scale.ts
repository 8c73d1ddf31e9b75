import { daysOfMonths } from '#shared/baby/age-span.rules.ts';
import { curveValue, type GrowthMeasure, lastDays, type Sex } from '#shared/growth/growth.rules.ts';
import type { SeriesPoint } from './series.ts';

/** The chart's own units: it stretches to the column. */
export const size = { width: 340, height: 260, left: 30, right: 26, top: 8, bottom: 34 } as const;

/** Of a hundred babies, so many measure less: the lines, and how far from the middle they lie. */
export const lines = [
  { percentile: 3, z: -1.881 },
  { percentile: 15, z: -1.036 },
  { percentile: 50, z: 0 },
  { percentile: 85, z: 1.036 },
  { percentile: 97, z: 1.881 },
] as const;

const spans = [3, 6, 12, 24, 36, 60] as const;

/** So many months that all of it is seen, and a little of what comes. */
export const monthsShown = (latestDay: number): number =>
  spans.find((months) => daysOfMonths(months) >= latestDay + 7) ?? spans[spans.length - 1] ?? 60;

type Of = { measure: GrowthMeasure; sex: Sex | null; series: readonly SeriesPoint[]; months: number };

const samples = 48;

/** Where the lines pass, from birth to the edge. */
function curves({ measure, sex, months }: Of) {
  if (!sex) return [];
  const last = Math.min(lastDays, daysOfMonths(months));
  return lines.map(({ percentile, z }) => ({
    percentile,
    at: Array.from({ length: samples + 1 }, (_, index) => {
      const days = Math.floor((last * index) / samples);
      return { days, value: curveValue({ sex, measure }, days, z) ?? Number.NaN };
    }),
  }));
}

const stepFor = (range: number): number => [0.5, 1, 2, 5, 10, 20].find((step) => range / step <= 8) ?? 20;

/** Everything that the picture needs to know, in its own units. */
export function chartOf(of: Of) {
  const drawn = curves(of);
  const values = [
    ...drawn.flatMap(({ at }) => at.map(({ value }) => value)),
    ...of.series.map(({ value }) => value),
  ];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = stepFor(most - least || 1);
  const [bottom, top] = [Math.floor(least / step) * step, Math.ceil(most / step) * step || step];
  const x = (days: number) =>
    size.left + (days / daysOfMonths(of.months)) * (size.width - size.left - size.right);
  const y = (value: number) =>
    size.height -
    size.bottom -
    ((value - bottom) / (top - bottom || step)) * (size.height - size.top - size.bottom);
  const monthStep = of.months <= 6 ? 1 : of.months / 6;
  return {
    x,
    y,
    curves: drawn.map(({ percentile, at }) => ({
      percentile,
      path: at.map(({ days, value }, n) => `${n ? 'L' : 'M'}${point(x(days))} ${point(y(value))}`).join(''),
      endY: y(at.at(-1)?.value ?? 0),
    })),
    values: ticks(bottom, top, step).map((value) => ({ value, y: y(value) })),
    months: ticks(0, of.months, monthStep).map((month) => ({ month, x: x(daysOfMonths(month)) })),
  };
}

const point = (at: number) => at.toFixed(1);
const ticks = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, n) => from + n * step);
