/** Skewness, median and spread at one age: what a measure is compared with. */
export type Lms = { l: number; m: number; s: number };

/** A part of a table that is smooth throughout: two meet where the table has an edge, and both hold that knot. */
export type Stretch = {
  days: readonly number[];
  /** Absent where it is 1 all along, as for length and head. */
  l?: readonly number[];
  m: readonly number[];
  s: readonly number[];
};

/** A table by length, a knot each centimetre from the first. */
export type LengthTable = { first: number; l: number; m: readonly number[]; s: readonly number[] };

/** Beyond it, WHO goes on in a straight line for weight: a few children far out would bend the curve. */
const lastOwnZ = 3;
const neighbours = 4;
/** So near to nought the formula of L divides nothing by nothing, and that of the logarithm holds. */
const isNought = (l: number) => Math.abs(l) < 1e-6;

/** Null outside of the table. */
export function lmsAt(stretches: readonly Stretch[], day: number): Lms | null {
  const stretch = stretches.find(({ days }) => day >= (days[0] ?? 0) && day <= (days.at(-1) ?? 0));
  if (!stretch) return null;
  const { days, l, m, s } = stretch;
  const among = (values: readonly number[]) => interpolated({ days, values, day });
  return { l: l ? among(l) : 1, m: among(m), s: among(s) };
}

export function lmsAtLength({ first, l, m, s }: LengthTable, centimetres: number): Lms | null {
  if (centimetres < first || centimetres > first + m.length - 1) return null;
  const days = m.map((_, index) => first + index);
  const among = (values: readonly number[]) => interpolated({ days, values, day: centimetres });
  return { l, m: among(m), s: among(s) };
}

type Knots = { days: readonly number[]; values: readonly number[]; day: number };

/** Through the two knots on each side, a polynomial (Lagrange): straight lines would be off by up to 0.03 of a z. */
function interpolated({ days, values, day }: Knots): number {
  const next = days.findIndex((knot) => knot >= day);
  const begin = Math.max(0, Math.min(next - neighbours / 2, days.length - neighbours));
  const near = days.slice(begin, begin + neighbours);
  return near.reduce((sum, knot, index) => {
    const weight = near.reduce(
      (product, other, at) => (at === index ? product : (product * (day - other)) / (knot - other)),
      1,
    );
    return sum + weight * (values[begin + index] ?? 0);
  }, 0);
}

/** How far from the median, in spreads: nought is the median itself. */
export const zOf = (value: number, { l, m, s }: Lms): number =>
  isNought(l) ? Math.log(value / m) / s : ((value / m) ** l - 1) / (l * s);

/** What a child at this z measures: the inverse of `zOf`. */
export const valueAtZ = (z: number, { l, m, s }: Lms): number =>
  isNought(l) ? m * Math.exp(s * z) : m * (1 + l * s * z) ** (1 / l);

/** As `zOf` up to 3, and beyond it in steps as wide as that from 2 to 3. For weights alone. */
export function weightZOf(value: number, lms: Lms): number {
  const z = zOf(value, lms);
  if (Math.abs(z) <= lastOwnZ) return z;
  const side = Math.sign(z);
  const [second, third] = [valueAtZ(side * (lastOwnZ - 1), lms), valueAtZ(side * lastOwnZ, lms)];
  return side * (lastOwnZ + Math.abs((value - third) / (third - second)));
}

/** The inverse of `weightZOf`. */
export function weightAtZ(z: number, lms: Lms): number {
  if (Math.abs(z) <= lastOwnZ) return valueAtZ(z, lms);
  const side = Math.sign(z);
  const [second, third] = [valueAtZ(side * (lastOwnZ - 1), lms), valueAtZ(side * lastOwnZ, lms)];
  return third + (Math.abs(z) - lastOwnZ) * (third - second);
}

/** Of a hundred children of this age and sex, how many measure less. */
export function percentileOf(z: number): number {
  const below = 50 * upperTail(Math.abs(z) / Math.SQRT2);
  return z < 0 ? below : 100 - below;
}

/** The complementary error function for what is not negative, within 0.0000002 (Abramowitz and Stegun, 7.1.26). */
function upperTail(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const series = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
  return series.reduceRight((sum, factor) => (sum + factor) * t, 0) * Math.exp(-x * x);
}
