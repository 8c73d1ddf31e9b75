import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AuditAction } from '#shared/audit/audit.schema.ts';

/** Who got in, or did not. These are no acts of staff, and no staff reads them: when she was here is hers. */
export type AccessAction =
  | 'signed_in'
  | 'signed_in_new_device'
  | 'sign_in_failed'
  | 'device_ended'
  | 'factor_added'
  | 'factor_removed'
  | 'recovery_code_used';

/** What staff did. It outlives who did it: only the address is forgotten with the account. */
export const auditLog = pgTable('audit_log', {
  /** Counts the acts: two of one moment stay in their order. */
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  action: text().$type<AuditAction | AccessAction>().notNull(),
  /** Null once that person's account is gone. */
  actorEmail: text('actor_email'),
  /** What it was done to, in words: an article's title, an address. */
  subject: text().notNull(),
  subjectId: text('subject_id'),
  at: timestamp({ withTimezone: true }).notNull(),
});
