import * as v from 'valibot';
import { emailSchema } from '../email/email.schema.ts';
import { codeLength } from './access.rules.ts';

export const linkRequestSchema = v.strictObject({ email: emailSchema });

/** Where the page that asked wants her back; only its language is read, so that no mail links elsewhere. */
export const linkRequestQuerySchema = v.strictObject({
  redirect_to: v.optional(v.pipe(v.string(), v.maxLength(2000), v.url('is not an address'))),
});

const codeSchema = v.pipe(v.string(), v.regex(new RegExp(`^\\d{${codeLength}}$`), 'must be six digits'));

export const verificationSchema = v.union([
  v.strictObject({ type: v.literal('email'), email: emailSchema, token: codeSchema }),
  v.strictObject({
    type: v.literal('email'),
    token_hash: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  }),
]);

export const signOutSchema = v.strictObject({
  scope: v.optional(v.picklist(['local', 'others', 'global']), 'global'),
});

export const sessionIdSchema = v.strictObject({ id: v.pipe(v.string(), v.uuid('is not an id')) });

/** Who is looking: null for a visitor. */
export type ViewerAnswer = { viewer: { id: string; email: string; isStaff: boolean } | null };

export type SignInSessionAnswer = {
  id: string;
  device: string;
  createdAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
};
