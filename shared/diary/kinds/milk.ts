import * as v from 'valibot';
import { isCalendarDate } from '../../time/calendar-date.ts';
import { sumOf, wholeNumberWithin } from '../kind.rules.ts';
import type { RecordKind } from '../kind.ts';

export const milkPlaces = ['room', 'fridge', 'freezer'] as const;
export type MilkPlace = (typeof milkPlaces)[number];
export const mostContainerMl = 2000;
export const maxMilkLabelLength = 40;
export const maxMilkNotesLength = 1000;

const instant = v.pipe(
  v.string('not_a_moment'),
  v.isoTimestamp('not_a_moment'),
  v.check((text) => !Number.isNaN(Date.parse(text)) && isCalendarDate(text.slice(0, 10)), 'not_a_moment'),
);

const details = v.strictObject({
  ml: wholeNumberWithin(1, mostContainerMl),
  place: v.picklist(milkPlaces),
  /** From then on another time counts. */
  thawedAt: v.nullable(instant),
  gone: v.nullable(v.picklist(['thrown'])),
  /** What she wrote on it. */
  label: v.nullable(v.pipe(v.string(), v.maxLength(maxMilkLabelLength))),
});
export type MilkDetails = v.InferOutput<typeof details>;

/**
 * One container of the stock, from the moment the milk was drawn. How long it keeps is the milk times' to say; what
 * remains follows from the bottles that name it.
 */
export const milk: RecordKind<'milk', MilkDetails> = {
  name: 'milk',
  when: 'moment',
  details,
  limits: { notes: maxMilkNotesLength },
  problems: [],
  totals: (records) => ({
    containers: records.length,
    ml: sumOf(records, (record) => record.details.ml),
    thrown: records.filter((record) => record.details.gone === 'thrown').length,
  }),
  columns: [
    { key: 'ml', of: (record) => record.details.ml },
    { key: 'place', of: (record) => record.details.place },
    { key: 'thawedAt', of: (record) => record.details.thawedAt ?? '' },
    { key: 'gone', of: (record) => record.details.gone ?? '' },
    { key: 'label', of: (record) => record.details.label ?? '' },
  ],
  visibleTo: 'carer',
  canBeForBoth: false,
};
