import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { staffMembers } from '#server/features/access/staff.table.ts';
import type { StaffId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { pageOf } from '#server/platform/db/page.ts';
import type { AuditKind } from '#shared/audit/audit.rules.ts';
import { auditLog } from './audit.table.ts';

const entriesPerPage = 50;

type AuditQuery = { kind: AuditKind; cursor?: string | undefined; staffEmails: readonly string[] };

/**
 * Newest first. Of accesses only those to accounts of staff: when a mother came would tell who wrote anonymously, and
 * the law has it kept under seal.
 */
export async function auditPage(db: Database, _reader: StaffId, { kind, cursor, staffEmails }: AuditQuery) {
  const named = db.select({ email: staffMembers.email }).from(staffMembers);
  const ofStaff = sql`(${inArray(auditLog.actorEmail, [...staffEmails])} or ${inArray(auditLog.actorEmail, named)})`;
  const rows = await db
    .select({
      id: auditLog.id,
      action: auditLog.action,
      actorEmail: auditLog.actorEmail,
      subject: auditLog.subject,
      subjectId: auditLog.subjectId,
      at: auditLog.at,
      position: sql<string>`${auditLog.id}::text`,
    })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.kind, kind),
        kind === 'access' ? ofStaff : undefined,
        /^\d{1,15}$/.test(cursor ?? '') ? lt(auditLog.id, Number(cursor)) : undefined,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(entriesPerPage + 1);
  return pageOf(rows, entriesPerPage);
}
