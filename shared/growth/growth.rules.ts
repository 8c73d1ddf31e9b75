import type { BornBaby } from '../baby/baby-age.rules.ts';
import {
  type Lms,
  lmsAt,
  lmsAtLength,
  percentileOf,
  valueAtZ,
  weightAtZ,
  weightZOf,
  zOf,
} from './lms.rules.ts';
import { whoTables } from './who-tables.ts';
import { whoWeightForLength } from './who-weight-for-length.ts';

export const growthMeasures = ['weight', 'length', 'head'] as const;
export type GrowthMeasure = (typeof growthMeasures)[number];
/** As the family told it; without it there is no curve, only the numbers. */
export type Sex = 'f' | 'm';

/** What was measured, as it is recorded: whole grams and millimetres. */
export type Measured = {
  weightGrams: number | null;
  lengthMm: number | null;
  headMm: number | null;
  /** How the length was taken; null where nobody said, and then as one does at that age. */
  lying: boolean | null;
};

/** Where one measure stands among children of the same age and sex. A description, never a mark. */
export type GrowthPoint = { days: number; z: number; percentile: number };
/** By the age since birth, and beside it by the corrected one while that is counted. */
export type GrowthPoints = { chronological: GrowthPoint | null; corrected: GrowthPoint | null };

/** From this day on WHO's tables are of height, measured standing. */
export const standingFromDays = 731;
/** The last day that the tables know. */
export const lastDays = 1826;
/** A child measures so much more lying down than standing. */
const lyingAddsMm = 7;

/** Ages of one baby on the day of the measure, as shared/baby counts them. */
export type AgeOnDay = Pick<BornBaby, 'days' | 'corrected'>;
export type Whose = { sex: Sex; age: AgeOnDay };

/** Where each measure stands. Before the day that was expected there is no corrected curve: WHO's begin there. */
export function growthPoints(
  measured: Measured,
  { sex, age }: Whose,
): Record<GrowthMeasure, GrowthPoints | null> {
  const { corrected } = age;
  const pointsOf = (measure: GrowthMeasure): GrowthPoints | null => {
    const at = (days: number) => growthPoint(measured, { sex, days, measure });
    const chronological = at(age.days);
    return (
      chronological && {
        chronological,
        corrected: corrected?.isBeforeTerm ? null : at(corrected?.days ?? -1),
      }
    );
  };
  return { weight: pointsOf('weight'), length: pointsOf('length'), head: pointsOf('head') };
}

type CurveOf = { sex: Sex; measure: GrowthMeasure };

function growthPoint(measured: Measured, { days, ...curve }: CurveOf & { days: number }): GrowthPoint | null {
  const value = tableValue(measured, curve.measure, days);
  const lms = lmsOn(curve, days);
  if (value === null || !lms) return null;
  const z = curve.measure === 'weight' ? weightZOf(value, lms) : zOf(value, lms);
  return { days, z, percentile: percentileOf(z) };
}

/** In the kilograms and centimetres of the tables, and as the tables measure at that age. */
function tableValue(measured: Measured, measure: GrowthMeasure, days: number): number | null {
  if (measure === 'weight') return measured.weightGrams === null ? null : measured.weightGrams / 1000;
  if (measure === 'head') return measured.headMm === null ? null : measured.headMm / 10;
  return measured.lengthMm === null ? null : asMeasuredAt(measured.lengthMm, measured.lying, days) / 10;
}

/** A toddler measured standing is that much longer in a table of lying ones, and the other way round. */
function asMeasuredAt(lengthMm: number, lying: boolean | null, days: number): number {
  const isLyingTable = days < standingFromDays;
  if (lying === null || lying === isLyingTable) return lengthMm;
  return isLyingTable ? lengthMm + lyingAddsMm : lengthMm - lyingAddsMm;
}

/** Null outside of the tables. The day after the second birthday is the first of the standing ones. */
export function lmsOn({ sex, measure }: CurveOf, days: number): Lms | null {
  if (days < 0 || days > lastDays) return null;
  const table = whoTables[sex][measure];
  return lmsAt(measure === 'length' && days >= standingFromDays ? table.slice(-1) : table, days);
}

/** One line of the chart on one day, in kilograms or centimetres. */
export function curveValue(curve: CurveOf, days: number, z: number): number | null {
  const lms = lmsOn(curve, days);
  return lms && (curve.measure === 'weight' ? weightAtZ(z, lms) : valueAtZ(z, lms));
}

/** Weight among children as long; null without both, or where the tables have no such length. */
export function weightForLength(
  measured: Measured,
  { sex, days }: { sex: Sex; days: number },
): number | null {
  const length = tableValue(measured, 'length', days);
  if (measured.weightGrams === null || length === null || days < 0 || days > lastDays) return null;
  const lms = lmsAtLength(whoWeightForLength[sex][days < standingFromDays ? 'lying' : 'standing'], length);
  return lms && weightZOf(measured.weightGrams / 1000, lms);
}

/** The lines of the chart, as in the Caderneta da Criança. */
export const chartLines = [-3, -2, -1, 0, 1, 2, 3] as const;
/** The first two weeks are left out: almost every baby loses weight after birth and takes it up again. */
const comparedFromDays = 14;
/** A fall over so many lines is worth showing. */
const linesWorthShowing = 2;

/**
 * Whether the newest measure lies two lines or more below an earlier one: then the sheet is offered to show to the
 * paediatrician, and nothing else is said of it. Of one measure, one baby, and one way to count ages.
 */
export function isWorthShowing(points: readonly Pick<GrowthPoint, 'days' | 'z'>[]): boolean {
  const compared = points.filter(({ days }) => days >= comparedFromDays).sort((a, b) => a.days - b.days);
  const newest = compared.at(-1);
  if (!newest) return false;
  return compared.some((earlier) => linesBetween(earlier.z, newest.z) >= linesWorthShowing);
}

const linesBetween = (from: number, to: number) =>
  chartLines.filter((line) => line <= from && line > to).length;

/** Further out than this, WHO takes a measure for a slip: of the pen, of the unit, or of the date. */
const probableZ: Record<GrowthMeasure, [low: number, high: number]> = {
  weight: [-6, 5],
  length: [-6, 6],
  head: [-5, 5],
};

/** Between what a measure of that age probably is, in grams or millimetres; whichever sex where it is not known. */
export function probableRange(
  measure: GrowthMeasure,
  { sex, days }: { sex: Sex | null; days: number },
): { min: number; max: number } | null {
  const [low, high] = probableZ[measure];
  const perTableUnit = measure === 'weight' ? 1000 : 10;
  const ends = (sex ? [sex] : (['f', 'm'] as const)).flatMap((one) =>
    [low, high].map((z) => curveValue({ sex: one, measure }, days, z) ?? Number.NaN),
  );
  if (ends.some(Number.isNaN)) return null;
  return {
    min: Math.floor(Math.min(...ends) * perTableUnit),
    max: Math.ceil(Math.max(...ends) * perTableUnit),
  };
}
