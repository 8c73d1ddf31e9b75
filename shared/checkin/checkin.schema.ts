import * as v from 'valibot';
import { instantSchema } from '../diary/record.schema.ts';
import { maxCheckinLength, moods, nights } from './checkin.rules.ts';

const id = v.pipe(v.string(), v.uuid('must be a uuid'));

const checkinSchema = v.strictObject({
  id,
  /** When she said it, by her phone. */
  at: instantSchema,
  mood: v.picklist(moods),
  /** How she slept; null where she did not say. */
  night: v.nullable(v.picklist(nights)),
  text: v.pipe(v.string(), v.maxLength(maxCheckinLength, 'too_long')),
});
export type Checkin = v.InferOutput<typeof checkinSchema>;

export const checkinWrites = {
  /** Her yes to keeping them, before the first. */
  'checkin.agree': v.strictObject({}),
  'checkin.put': checkinSchema,
  'checkin.remove': v.strictObject({ id }),
  /** Takes her yes back: every one of them goes. */
  'checkin.end': v.strictObject({}),
} as const;
export type CheckinWriteKind = keyof typeof checkinWrites;

/** Newest first. */
export type CheckinsAnswer = { hasAgreed: boolean; checkins: Checkin[] };
