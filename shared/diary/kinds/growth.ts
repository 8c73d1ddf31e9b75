import * as v from 'valibot';
import { wholeNumberWithin } from '../kind.rules.ts';
import type { RecordKind } from '../kind.ts';

/** Within these a baby can be; outside, the unit is wrong. */
export const growthLimits = {
  weightGrams: { least: 300, most: 40_000 },
  lengthMm: { least: 200, most: 1400 },
  headMm: { least: 150, most: 650 },
} as const;
export type Measure = keyof typeof growthLimits;
export const maxGrowthNotesLength = 1000;
/** Curves are drawn of all of them: a measure each day of the five years that the tables know, and more. */
export const maxMeasures = 2000;

const measured = ({ least, most }: { least: number; most: number }) =>
  v.nullable(wholeNumberWithin(least, most));

const details = v.strictObject({
  weightGrams: measured(growthLimits.weightGrams),
  lengthMm: measured(growthLimits.lengthMm),
  headMm: measured(growthLimits.headMm),
  /** Measured lying or standing: the curves tell them apart. Null where it was not said. */
  lying: v.nullable(v.boolean()),
});
export type GrowthDetails = v.InferOutput<typeof details>;

export const growth: RecordKind<'growth', GrowthDetails, 'measure_needed'> = {
  name: 'growth',
  when: 'day',
  details,
  limits: { notes: maxGrowthNotesLength, mostInFamily: maxMeasures },
  problems: ['measure_needed'],
  validate: ({ details: { weightGrams, lengthMm, headMm } }) =>
    weightGrams === null && lengthMm === null && headMm === null ? { weightGrams: 'measure_needed' } : {},
  totals: (records) => ({ measurements: records.length }),
  columns: [
    { key: 'weightGrams', of: (record) => record.details.weightGrams ?? '' },
    { key: 'lengthMm', of: (record) => record.details.lengthMm ?? '' },
    { key: 'headMm', of: (record) => record.details.headMm ?? '' },
    { key: 'lying', of: ({ details: { lying } }) => (lying === null ? '' : lying ? 'lying' : 'standing') },
  ],
  visibleTo: 'guest',
  canBeForBoth: false,
};
