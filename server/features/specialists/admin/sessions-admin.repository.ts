import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { StaffId } from '#server/features/access/viewer.ts';
import { olderThan } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { pageOf } from '#server/platform/db/page.ts';
import { storedRow } from '#server/platform/db/rows.ts';
import { isShown } from '../questions.repository.ts';
import { sessionRows } from '../session-rows.ts';
import {
  type SessionRow,
  sessionQuestions,
  sessionReminders,
  specialists,
  videoSessions,
} from '../specialists.table.ts';

const sessionsPerPage = 50;
const { id, startsAt, deletedAt } = videoSessions;

/** Latest start first, in whatever language, cancelled or not. */
export async function adminSessionPage(
  db: Database,
  _reader: StaffId,
  { cursor, now }: { cursor?: string | undefined; now: Date },
) {
  // The position begins with the rank of its list, and here there is one list.
  const older = olderThan(startsAt, id, cursor?.replace(/^1 /, ''));
  const page = sql`select ${id} as id, 1 as rank from ${videoSessions}
    where ${and(isNull(deletedAt), older)}
    order by ${startsAt} desc, ${id} desc limit ${sql.raw(String(sessionsPerPage + 1))}`;
  const rows = await sessionRows(db, { viewer: undefined, now }, page).orderBy(
    sql`${startsAt} desc, ${id} desc`,
  );
  return pageOf(rows, sessionsPerPage);
}

type Counts = Map<string, number>;

/** How many asked to be reminded of each, and how many questions are there. */
export async function sessionCounts(
  db: Database,
  ids: string[],
): Promise<{ reminders: Counts; questions: Counts }> {
  if (ids.length === 0) return { reminders: new Map(), questions: new Map() };
  const count = sql<number>`count(*)::int`;
  const reminders = await db
    .select({ sessionId: sessionReminders.sessionId, count })
    .from(sessionReminders)
    .where(inArray(sessionReminders.sessionId, ids))
    .groupBy(sessionReminders.sessionId);
  const questions = await db
    .select({ sessionId: sessionQuestions.sessionId, count })
    .from(sessionQuestions)
    .where(and(inArray(sessionQuestions.sessionId, ids), isShown))
    .groupBy(sessionQuestions.sessionId);
  const byId = (rows: { sessionId: string | null; count: number }[]) =>
    new Map(rows.map((row) => [row.sessionId ?? '', row.count]));
  return { reminders: byId(reminders), questions: byId(questions) };
}

/** Holds the row until the transaction ends; also of one that was deleted. */
export async function lockSession(transaction: Database, sessionId: string): Promise<SessionRow | undefined> {
  const [row] = await transaction.select().from(videoSessions).where(eq(id, sessionId)).for('update');
  return row;
}

type Columns = typeof videoSessions.$inferInsert;

export async function addSession(transaction: Database, _editor: StaffId, columns: Columns): Promise<string> {
  return storedRow(await transaction.insert(videoSessions).values(columns).returning({ id })).id;
}

export async function changeSession(
  transaction: Database,
  _editor: StaffId,
  { sessionId, changes }: { sessionId: string; changes: Partial<Columns> },
): Promise<void> {
  await transaction.update(videoSessions).set(changes).where(eq(id, sessionId));
}

export async function hasReminders(transaction: Database, sessionId: string): Promise<boolean> {
  return (await transaction.$count(sessionReminders, eq(sessionReminders.sessionId, sessionId))) > 0;
}

export async function hasSpecialist(transaction: Database, specialistId: string): Promise<boolean> {
  const kept = and(eq(specialists.id, specialistId), isNull(specialists.deletedAt));
  return (await transaction.$count(specialists, kept)) > 0;
}
