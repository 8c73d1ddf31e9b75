import * as v from 'valibot';
import { emailSchema } from '../email/email.schema.ts';
import { codeLength } from './access.rules.ts';
import type { FactorAnswer } from './factor.schema.ts';

/** What the specification's client always sends beside what counts. Known by name, and left aside. */
const clientExtras = { gotrue_meta_security: v.optional(v.looseObject({})) };

export const linkRequestSchema = v.strictObject({
  email: emailSchema,
  data: v.optional(v.looseObject({})),
  create_user: v.optional(v.boolean()),
  code_challenge: v.nullish(v.string()),
  code_challenge_method: v.nullish(v.string()),
  ...clientExtras,
});

/** Where the page that asked wants her back: its language, and the page if it is one of ours (return-place.rules.ts). */
export const linkRequestQuerySchema = v.strictObject({
  redirect_to: v.optional(v.pipe(v.string(), v.maxLength(2000), v.url('is not an address'))),
});

const linkTokenSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));

/** Asks whose a link is, without spending it. */
export const linkLookSchema = v.strictObject({ token_hash: linkTokenSchema });

/** Ends what the mail about a new device told of. */
export const deviceEndSchema = v.strictObject({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) });

const codeSchema = v.pipe(v.string(), v.regex(new RegExp(`^\\d{${codeLength}}$`), 'must be six digits'));

export const verificationSchema = v.union([
  v.strictObject({ type: v.literal('email'), email: emailSchema, token: codeSchema, ...clientExtras }),
  v.strictObject({
    type: v.literal('email'),
    token_hash: linkTokenSchema,
    ...clientExtras,
  }),
]);

export const signOutSchema = v.strictObject({
  scope: v.optional(v.picklist(['local', 'others', 'global']), 'global'),
});

export const sessionIdSchema = v.strictObject({ id: v.pipe(v.string(), v.uuid('is not an id')) });

/** Who is looking: null for a visitor. */
export type ViewerAnswer = {
  viewer: {
    id: string;
    email: string;
    isStaff: boolean;
    hasSecondFactor: boolean;
    /** She has a second factor and has not shown it in this sign-in session: nothing else opens before. */
    needsSecondFactor: boolean;
  } | null;
};

/** Whose a link is. `mustAsk`: this browser did not ask for it, or somebody else is signed in here. */
export type LinkLookAnswer = { maskedEmail: string; mustAsk: boolean };

/** Her account, as clients of the specification's sign-in backend read it. */
export type UserAnswer = {
  id: string;
  aud: 'authenticated';
  role: 'authenticated';
  email: string;
  created_at: string;
  last_sign_in_at: string;
  app_metadata: { provider: 'email' };
  user_metadata: Record<string, never>;
  factors: FactorAnswer[];
};

/** What a client that is no browser signs its calls with (specification, section 3). */
export type TokensAnswer = {
  access_token: string;
  refresh_token: string;
  token_type: 'bearer';
  expires_in: number;
  /** Seconds since 1970. */
  expires_at: number;
  user: UserAnswer;
};

export type SignInSessionAnswer = {
  id: string;
  device: string;
  createdAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
};
