import { and, desc, inArray, lt, sql } from 'drizzle-orm';
import { users } from '#server/features/access/access.table.ts';
import type { StaffId } from '#server/features/access/viewer.ts';
import { pageOf } from '#server/features/library/article-columns.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type AuditAction, auditActions } from '#shared/audit/audit.schema.ts';
import { auditLog } from './audit.table.ts';

const entriesPerPage = 50;

/**
 * Writes an act of staff down, in the transaction of the act itself: neither is there without the other. Null is
 * nobody: what the hour or the calendar did.
 */
export async function record(
  db: Database,
  staffId: StaffId | null,
  action: AuditAction,
  subject: string,
  subjectId: string | null,
  now: Date,
): Promise<void> {
  const actorEmail = staffId && sql`(select ${users.email} from ${users} where ${users.id} = ${staffId})`;
  await db.insert(auditLog).values({ action, actorEmail, subject, subjectId, at: now });
}

/** Newest first. */
export async function auditPage(db: Database, _reader: StaffId, cursor: string | undefined) {
  const rows = await db
    .select({
      id: auditLog.id,
      action: sql<AuditAction>`${auditLog.action}`,
      actorEmail: auditLog.actorEmail,
      subject: auditLog.subject,
      subjectId: auditLog.subjectId,
      at: auditLog.at,
      position: sql<string>`${auditLog.id}::text`,
    })
    .from(auditLog)
    .where(
      and(
        inArray(auditLog.action, auditActions),
        /^\d{1,15}$/.test(cursor ?? '') ? lt(auditLog.id, Number(cursor)) : undefined,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(entriesPerPage + 1);
  return pageOf(rows, entriesPerPage);
}
