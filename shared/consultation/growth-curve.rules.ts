import { daysOfMonths, monthsAndDays } from '../baby/age-span.rules.ts';
import { chartLines, curveValue, type GrowthMeasure, lastDays, type Sex } from '../growth/growth.rules.ts';
import { type Curve, curveSize } from './curve.ts';
import type { SheetMeasure } from './sheet.rules.ts';

const steps = 24;
const shown: Record<GrowthMeasure, { of: 'weightGrams' | 'lengthMm' | 'headMm'; per: number }> = {
  weight: { of: 'weightGrams', per: 1000 },
  length: { of: 'lengthMm', per: 10 },
  head: { of: 'headMm', per: 10 },
};

type Asked = { sex: Sex; measure: GrowthMeasure; measures: readonly SheetMeasure[] };

/** By the age since birth. Null where there is nothing to draw: none measured, or none at an age that the tables know. */
export function growthCurve({ sex, measure, measures }: Asked): Curve | null {
  const { of, per } = shown[measure];
  const told = measures.flatMap(({ days, [of]: value }) =>
    days !== null && value !== null && days <= lastDays ? [{ days, value: value / per }] : [],
  );
  if (told.length === 0) return null;
  const months = lastMonth(Math.max(...told.map(({ days }) => days)));
  const until = Math.min(lastDays, daysOfMonths(months));
  const curves = chartLines.map((z) => ({ z, values: sampled({ sex, measure, z, until }) }));
  const all = [...curves.flatMap(({ values }) => values), ...told].map(({ value }) => value);
  const place = placing({ until, least: Math.floor(Math.min(...all)), most: Math.ceil(Math.max(...all)) });
  return {
    lines: curves.map(({ z, values }) => ({
      z,
      points: values.map((point) => `${place.x(point.days)},${place.y(point.value)}`).join(' '),
    })),
    points: told.map(({ days, value }) => ({ x: place.x(days), y: place.y(value) })),
    x: ticks(0, months).map((month) => ({
      at: place.x(daysOfMonths(month)),
      label: String(month),
    })),
    y: ticks(place.least, place.most).map((value) => ({ at: place.y(value), label: String(value) })),
  };
}

/** So far that the next weeks have room, in whole months. */
const lastMonth = (days: number): number => Math.min(60, Math.max(3, monthsAndDays(days).months + 2));

type Sampled = { sex: Sex; measure: GrowthMeasure; z: number; until: number };

const sampled = ({ sex, measure, z, until }: Sampled) =>
  Array.from({ length: steps + 1 }, (_, step) => Math.floor((until * step) / steps)).flatMap((days) => {
    const value = curveValue({ sex, measure }, days, z);
    return value === null ? [] : [{ days, value }];
  });

type Bounds = { until: number; least: number; most: number };

function placing({ until, least, most }: Bounds) {
  const { width, height, left, bottom } = curveSize;
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return {
    least,
    most,
    x: (days: number) => rounded(left + ((width - left - 4) * days) / until),
    y: (value: number) => rounded(4 + ((height - bottom - 4) * (most - value)) / (most - least || 1)),
  };
}

/** At most six numbers, all whole. */
function ticks(least: number, most: number): number[] {
  const step = Math.max(1, Math.ceil((most - least) / 5));
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, index) => first + index * step);
}
