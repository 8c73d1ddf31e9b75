import * as v from 'valibot';
import { passkeyNameLength } from './passkey.rules.ts';

const nameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(passkeyNameLength, `must have at most ${passkeyNameLength} characters`),
  v.regex(/^[^\p{Cc}]*$/u, 'the name must be plain text'),
);

const bytes = (longest: number) =>
  v.pipe(
    v.string(),
    v.nonEmpty('must not be empty'),
    v.maxLength(longest),
    v.regex(/^[\w-]+$/, 'is not base64url'),
  );

/** Browsers add fields of their own as the standard grows: what is not named here is left aside. */
const credential = { id: bytes(1400), rawId: bytes(1400), type: v.literal('public-key') };

export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export type PasskeyTransport = (typeof passkeyTransports)[number];

const isTransport = (name: string): name is PasskeyTransport =>
  (passkeyTransports as readonly string[]).includes(name);

export const passkeyEnrolmentSchema = v.strictObject({
  name: v.optional(nameSchema),
  credential: v.object({
    ...credential,
    response: v.object({
      clientDataJSON: bytes(4000),
      attestationObject: bytes(20_000),
      transports: v.optional(
        v.pipe(
          v.array(v.pipe(v.string(), v.maxLength(40))),
          v.maxLength(20),
          v.transform((names) => names.filter(isTransport)),
        ),
        [],
      ),
    }),
  }),
});

export const passkeyProofSchema = v.strictObject({
  credential: v.object({
    ...credential,
    response: v.object({
      clientDataJSON: bytes(4000),
      authenticatorData: bytes(4000),
      signature: bytes(4000),
      userHandle: v.nullish(bytes(100)),
    }),
  }),
});
export type PasskeyProof = v.InferOutput<typeof passkeyProofSchema>['credential'];

export const passkeyIdSchema = v.strictObject({ id: v.pipe(v.string(), v.uuid('is not an id')) });
export const passkeyNameSchema = v.strictObject({ name: nameSchema });

export type PasskeyAnswer = {
  id: string;
  /** Empty when neither she nor the device gave one. */
  name: string;
  /** Kept by Google, Apple or the like, and so on her other devices too. */
  isBackedUp: boolean;
  createdAt: string;
  lastUsedAt: string | null;
};
