import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/instant.ts';
import type { AuditKind } from '#shared/audit/audit.rules.ts';
import type { AuditAction } from '#shared/audit/audit.schema.ts';

/**
 * Who did what. Lines are only added: a trigger refuses to change one, or to remove it before its time. Addresses stand
 * as they were, whatever becomes of the account.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    /** Counts the acts: two of one moment stay in their order. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<AuditKind>().notNull().default('act'),
    action: text().$type<AuditAction>().notNull(),
    /** Of an access, whose account it was. Null where nobody acted, and where an account went before addresses stayed. */
    actorEmail: text('actor_email'),
    /** What it was done to, in words: an article's title, an address; of an access, the device. */
    subject: text().notNull(),
    subjectId: text('subject_id'),
    at: instant('at').notNull(),
    /** A line that does not say so is kept for the longest time. */
    keepUntil: instant('keep_until').notNull().default(sql`now() + interval '5 years'`),
  },
  (table) => [
    index('audit_log_kind_idx').on(table.kind, table.id),
    index('audit_log_actor_email_idx').on(table.actorEmail, table.id),
    // An address is looked up whole; a title of any length must fit.
    index('audit_log_subject_idx').using('hash', table.subject),
    index('audit_log_keep_until_idx').on(table.keepUntil),
    check('audit_log_kind_check', sql`${table.kind} in ('act', 'read', 'access')`),
  ],
);
