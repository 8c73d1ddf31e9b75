import * as v from 'valibot';
import type { RecordKind } from '../kind.ts';

export const maxVaccineNameLength = 80;
export const maxVaccineDoseLength = 40;
export const maxVaccinePlaceLength = 120;
export const maxBatchLength = 40;
export const maxVaccineNotesLength = 1000;
/** All of them are read at once: some fifty for each of a dozen children, and the slips beside. */
export const maxVaccines = 1000;

const words = (most: number) => v.pipe(v.string(), v.maxLength(most));

const details = v.strictObject({
  /** A key of the schedule, or the name of another in her words. */
  vaccine: v.pipe(v.string(), v.minLength(1, 'vaccine_needed'), v.maxLength(maxVaccineNameLength)),
  dose: words(maxVaccineDoseLength),
  state: v.picklist(['done', 'skipped']),
  place: v.nullable(words(maxVaccinePlaceLength)),
  batch: v.nullable(words(maxBatchLength)),
});
export type VaccineDetails = v.InferOutput<typeof details>;

export const vaccine: RecordKind<'vaccine', VaccineDetails, 'vaccine_needed'> = {
  name: 'vaccine',
  when: 'day',
  details,
  limits: { notes: maxVaccineNotesLength, mostInFamily: maxVaccines },
  problems: ['vaccine_needed'],
  validate: ({ details: { vaccine: named } }) => (named.trim() === '' ? { vaccine: 'vaccine_needed' } : {}),
  totals: (records) => ({
    vaccines: records.filter((record) => record.details.state === 'done').length,
  }),
  columns: [
    { key: 'vaccine', of: (record) => record.details.vaccine },
    { key: 'dose', of: (record) => record.details.dose },
    { key: 'state', of: (record) => record.details.state },
    { key: 'place', of: (record) => record.details.place ?? '' },
    { key: 'batch', of: (record) => record.details.batch ?? '' },
  ],
  visibleTo: 'guest',
  canBeForBoth: false,
};
