import * as v from 'valibot';
import type { AfterWithdrawal, ConsentKind } from './consent.rules.ts';

const kind = v.literal('health-data');
/** For which of her families; absent, her own. */
const familyId = v.optional(v.pipe(v.string(), v.uuid('must be a uuid')));

export const consentWrites = {
  /** `version`: of the text that she read. */
  'consent.give': v.strictObject({
    kind,
    familyId,
    version: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/, 'unknown_version')),
  }),
  'consent.withdraw': v.strictObject({ kind, familyId, records: v.picklist(['delete', 'close']) }),
} as const;
export type ConsentWriteKind = keyof typeof consentWrites;
export type ConsentGiving = v.InferOutput<(typeof consentWrites)['consent.give']>;
export type ConsentWithdrawal = v.InferOutput<(typeof consentWrites)['consent.withdraw']>;

export type ConsentAnswer = {
  kind: ConsentKind;
  version: string;
  givenAt: string;
  /** False: recorded by what she did, without a question of its own. */
  asked: boolean;
  withdrawnAt: string | null;
  afterWithdrawal: AfterWithdrawal | null;
};
