import * as v from 'valibot';
import { codeLength } from './access.rules.ts';
import {
  type FactorType,
  factorNameLength,
  plainRecoveryCode,
  recoveryCodeAlphabet,
  recoveryCodeLength,
} from './factor.rules.ts';

const shownText = (what: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(factorNameLength, `must have at most ${factorNameLength} characters`),
    v.regex(/^[^\p{Cc}]*$/u, `${what} must be plain text`),
  );

/** Phone numbers as every country dials them: +5511987654321. */
const phoneSchema = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\+[1-9]\d{7,14}$/, 'must be a phone number with its country, such as +5511987654321'),
);

const uuid = v.pipe(v.string(), v.uuid('is not an id'));

export const enrolmentSchema = v.variant('factor_type', [
  v.strictObject({
    factor_type: v.literal('totp'),
    friendly_name: v.optional(shownText('the name'), ''),
    // A colon would end the issuer's part of the address that authenticator apps read.
    issuer: v.optional(v.pipe(shownText('the issuer'), v.regex(/^[^:]*$/, 'must have no colon'))),
  }),
  v.strictObject({
    factor_type: v.literal('phone'),
    friendly_name: v.optional(shownText('the name'), ''),
    phone: phoneSchema,
  }),
]);

export const factorIdSchema = v.strictObject({ id: uuid });

/** `factorId` is what the specification's client repeats in the body; the path is what counts. */
export const challengeRequestSchema = v.strictObject({
  channel: v.optional(v.picklist(['sms'], 'must be sms')),
  factorId: v.optional(uuid),
});

export const factorVerificationSchema = v.strictObject({
  challenge_id: uuid,
  code: v.pipe(
    v.string(),
    v.transform((typed) => typed.replaceAll(/\s/g, '')),
    v.regex(new RegExp(`^\\d{${codeLength}}$`), 'must be six digits'),
  ),
});

export const recoveryCodeSchema = v.strictObject({
  code: v.pipe(
    v.string(),
    v.maxLength(100),
    v.transform(plainRecoveryCode),
    v.regex(
      new RegExp(`^[${recoveryCodeAlphabet}]{${recoveryCodeLength}}$`),
      'must be one of the recovery codes',
    ),
  ),
});

export type FactorAnswer = {
  id: string;
  factor_type: FactorType;
  friendly_name: string;
  status: 'unverified' | 'verified';
  created_at: string;
  updated_at: string;
  phone?: string;
};

export type EnrolmentAnswer =
  | {
      id: string;
      type: 'totp';
      friendly_name: string;
      /** `qr_code` is an image address for our pages; the plain SVG for clients that make the address themselves. */
      totp: { qr_code: string; secret: string; uri: string };
    }
  | { id: string; type: 'phone'; friendly_name: string; phone: string };

export type ChallengeAnswer = { id: string; type: FactorType; expires_at: number };
