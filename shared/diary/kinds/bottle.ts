import * as v from 'valibot';
import { sumOf, wholeNumberWithin } from '../kind.rules.ts';
import type { Recorded, RecordKind } from '../kind.ts';

export const milks = ['own', 'donor', 'formula', 'other'] as const;
export type Milk = (typeof milks)[number];
export const mostBottleMl = 1000;
export const maxBottleNotesLength = 2000;

const ml = (least: number) => wholeNumberWithin(least, mostBottleMl);

const details = v.strictObject({
  milk: v.picklist(milks),
  offeredMl: v.nullable(ml(1)),
  /** Nought where it was refused. */
  takenMl: v.nullable(ml(0)),
  /** The container of the stock that it came from. */
  container: v.nullable(v.pipe(v.string(), v.uuid())),
});
export type BottleDetails = v.InferOutput<typeof details>;

/** What she did not tell apart was drunk: most bottles are written down with one number. */
const drunkMl = ({ details: { takenMl, offeredMl } }: Recorded<BottleDetails>) => takenMl ?? offeredMl;

/** Milk that does not come from the breast itself. With a breast feed of the same sitting it shares the group. */
export const bottle: RecordKind<'bottle', BottleDetails, 'amount_needed' | 'more_than_offered'> = {
  name: 'bottle',
  when: 'moment',
  details,
  limits: { notes: maxBottleNotesLength },
  problems: ['amount_needed', 'more_than_offered'],
  validate: ({ details: { offeredMl, takenMl } }) => {
    if (offeredMl === null && takenMl === null) return { takenMl: 'amount_needed' };
    return offeredMl !== null && takenMl !== null && takenMl > offeredMl
      ? { takenMl: 'more_than_offered' }
      : {};
  },
  totals: (records) => {
    const of = (milk: Milk) => records.filter((record) => record.details.milk === milk);
    return {
      bottles: records.length,
      ml: sumOf(records, drunkMl),
      ownMl: sumOf(of('own'), drunkMl),
      donorMl: sumOf(of('donor'), drunkMl),
      formulaMl: sumOf(of('formula'), drunkMl),
      otherMl: sumOf(of('other'), drunkMl),
    };
  },
  columns: [
    { key: 'milk', of: (record) => record.details.milk },
    { key: 'offeredMl', of: (record) => record.details.offeredMl ?? '' },
    { key: 'takenMl', of: (record) => record.details.takenMl ?? '' },
  ],
  visibleTo: 'guest',
  canBeForBoth: true,
};
