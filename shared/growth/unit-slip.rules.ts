/** How many grams, and how many millimetres, one of each is. Knows no tables: the form that asks it is small. */
export const weightUnits = { g: 1, kg: 1000, lb: 453.59237, oz: 28.349523125 } as const;
export const lengthUnits = { mm: 1, cm: 10, m: 1000, in: 25.4 } as const;
export type WeightUnit = keyof typeof weightUnits;
export type LengthUnit = keyof typeof lengthUnits;

export const gramsOf = (value: number, unit: WeightUnit): number => Math.round(value * weightUnits[unit]);
export const millimetresOf = (value: number, unit: LengthUnit): number =>
  Math.round(value * lengthUnits[unit]);

type Typed<Unit> = { value: number; unit: Unit; range: { min: number; max: number } };
/** What she probably meant: the same number in another unit. */
export type UnitQuestion<Unit> = { meant: Unit | null };

/**
 * Null where the number can be; otherwise the question "is the unit right?", with the unit in which it can. 4.2 g and
 * 4200 kg are 4.2 kg and 4200 g. It asks and never changes a number by itself: also what seems impossible may be so.
 */
export const weightQuestion = (typed: Typed<WeightUnit>): UnitQuestion<WeightUnit> | null =>
  question(typed, weightUnits);

export const lengthQuestion = (typed: Typed<LengthUnit>): UnitQuestion<LengthUnit> | null =>
  question(typed, lengthUnits);

function question<Unit extends string>(
  { value, unit, range }: Typed<Unit>,
  units: Readonly<Record<Unit, number>>,
): UnitQuestion<Unit> | null {
  const canBe = (one: Unit) => value * units[one] >= range.min && value * units[one] <= range.max;
  if (canBe(unit)) return null;
  return { meant: (Object.keys(units) as Unit[]).find(canBe) ?? null };
}
