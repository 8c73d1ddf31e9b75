import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AuditAction } from '#shared/audit/audit.schema.ts';

/** What staff did. It outlives who did it: only the address is forgotten with the account. */
export const auditLog = pgTable('audit_log', {
  /** Counts the acts: two of one moment stay in their order. */
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  action: text().$type<AuditAction>().notNull(),
  /** Null once that person's account is gone. */
  actorEmail: text('actor_email'),
  /** What it was done to, in words: an article's title, an address. */
  subject: text().notNull(),
  subjectId: text('subject_id'),
  at: timestamp({ withTimezone: true }).notNull(),
});
