import * as v from 'valibot';
import { emailSchema } from '../email/email.schema.ts';
import { languages } from '../language/language.rules.ts';

export const waitlistRequestSchema = v.strictObject({
  email: emailSchema,
  language: v.picklist(languages, 'must be pt or en'),
});

export const waitlistPageSchema = v.strictObject({
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

export type WaitlistEntryAnswer = { id: string; email: string; language: string; createdAt: string };
export type WaitlistPageAnswer = { entries: WaitlistEntryAnswer[]; total: number; nextCursor: string | null };
