import * as v from 'valibot';
import { numberWithin } from '../kind.rules.ts';
import type { RecordKind } from '../kind.ts';

export const maxMedicineNameLength = 80;
export const maxDoseLength = 80;
/** A week: what is given more rarely is no interval but a date. */
export const mostEveryHours = 168;
export const maxMedicineNotesLength = 1000;

const details = v.strictObject({
  name: v.pipe(v.string('name_needed'), v.maxLength(maxMedicineNameLength)),
  /** In her words, as it was prescribed: never worked out, never compared. */
  dose: v.pipe(v.string(), v.maxLength(maxDoseLength)),
  /** The prescriber's interval; null where nobody told one. */
  everyHours: v.nullable(numberWithin(1, mostEveryHours)),
});
export type MedicineDetails = v.InferOutput<typeof details>;

export const medicine: RecordKind<'medicine', MedicineDetails, 'name_needed'> = {
  name: 'medicine',
  when: 'moment',
  details,
  limits: { notes: maxMedicineNotesLength },
  problems: ['name_needed'],
  validate: ({ details: { name } }) => (name.trim() === '' ? { name: 'name_needed' } : {}),
  totals: (records) => ({ doses: records.length }),
  columns: [
    { key: 'name', of: (record) => record.details.name },
    { key: 'dose', of: (record) => record.details.dose },
    { key: 'everyHours', of: (record) => record.details.everyHours ?? '' },
  ],
  visibleTo: 'carer',
  canBeForBoth: false,
};
