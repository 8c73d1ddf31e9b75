import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { users } from '#server/features/access/access.table.ts';
import type { StaffId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { keptUntil, oneReadingMinutes } from '#shared/audit/audit.rules.ts';
import {
  type AccessAction,
  type AuditAction,
  auditKindOf,
  type ReadAction,
} from '#shared/audit/audit.schema.ts';
import { auditLog } from './audit.table.ts';

type Act<Action> = { action: Action; subject?: string; subjectId?: string | null; at: Date };
type Line = Act<typeof auditLog.$inferInsert.action> & {
  actorEmail: string | ReturnType<typeof emailOf> | null;
};

const emailOf = (staffId: StaffId) =>
  sql<string>`(select ${users.email} from ${users} where ${users.id} = ${staffId})`;

async function append(db: Database, { subject = '', subjectId = null, ...line }: Line): Promise<void> {
  const kind = auditKindOf(line.action);
  const keepUntil = keptUntil(kind, line.at);
  await db.insert(auditLog).values({ ...line, subject, subjectId, kind, keepUntil });
}

/**
 * Writes an act of staff down, in the transaction of the act itself: neither is there without the other. Null is
 * nobody: what the hour or the calendar did.
 */
export async function record(db: Database, staffId: StaffId | null, act: Act<AuditAction>): Promise<void> {
  await append(db, { ...act, actorEmail: staffId && emailOf(staffId) });
}

/** Writes down that staff sees what is not everybody's, before it is answered. Turning its pages is one reading. */
export async function recordReading(db: Database, reader: StaffId, reading: Act<ReadAction>): Promise<void> {
  const { action, subject = '', subjectId = null, at } = reading;
  const lately = await db.$count(
    auditLog,
    and(
      eq(auditLog.actorEmail, emailOf(reader)),
      eq(auditLog.action, action),
      eq(auditLog.subject, subject),
      subjectId === null ? undefined : eq(auditLog.subjectId, subjectId),
      gt(auditLog.at, new Date(at.getTime() - oneReadingMinutes * 60 * 1000)),
    ),
  );
  if (lately === 0) await append(db, { ...reading, actorEmail: emailOf(reader) });
}

type AccessLine = { userEmail: string | null; action: AccessAction; device: string; at: Date };

/**
 * What was done at the door of the account with this address, and on which device. Null where it is nobody's: what a
 * stranger typed is not kept.
 */
export async function recordAccess(
  db: Database,
  { userEmail, action, device, at }: AccessLine,
): Promise<void> {
  await append(db, { action, actorEmail: userEmail, subject: device, at });
}

/** What the owner did at the server itself: `operator` is the account of its system, as `root@colo`. */
export async function recordCommand(
  db: Database,
  { operator, action, subject, at }: { operator: string; action: AuditAction; subject: string; at: Date },
): Promise<void> {
  await append(db, { action, actorEmail: operator, subject, subjectId: null, at });
}

const linesPerSweep = 10_000;

/** The database has its own clock and lets nothing go before it agrees. */
export async function forgetOldLines(db: Database, now: Date): Promise<void> {
  const over = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(lte(auditLog.keepUntil, now), lte(auditLog.keepUntil, sql`now()`)))
    .limit(linesPerSweep);
  await db.delete(auditLog).where(inArray(auditLog.id, over));
}
