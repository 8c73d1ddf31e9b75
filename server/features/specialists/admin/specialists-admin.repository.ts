import { asc, eq, isNull, sql } from 'drizzle-orm';
import type { StaffId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { storedRow } from '#server/platform/db/rows.ts';
import { isLive, isRecent, moment } from '../session-state.sql.ts';
import { type SpecialistRow, specialists, videoSessions } from '../specialists.table.ts';

/** All of them, by name; those who were removed are not among them. */
export async function allSpecialists(db: Database, _reader: StaffId, now: Date) {
  const hers = sql`from ${videoSessions}
    where ${videoSessions.specialistId} = ${specialists.id} and ${videoSessions.deletedAt} is null`;
  return db
    .select({
      specialist: specialists,
      availableNow: sql<boolean>`(coalesce(${specialists.availableUntil} > ${moment(now)}, false)
        or exists (select 1 ${hers} and ${isRecent(now)} and ${isLive(now)}))`,
      sessionCount: sql<number>`(select count(*)::int ${hers})`,
    })
    .from(specialists)
    .where(isNull(specialists.deletedAt))
    .orderBy(asc(specialists.name), asc(specialists.id));
}

export type AdminSpecialistRow = Awaited<ReturnType<typeof allSpecialists>>[number];

/** Holds the row until the transaction ends; also of one who was removed. */
export async function lockSpecialist(transaction: Database, id: string): Promise<SpecialistRow | undefined> {
  const [row] = await transaction.select().from(specialists).where(eq(specialists.id, id)).for('update');
  return row;
}

/** The photo of hers that is kept; undefined where there is no such specialist. */
export async function photoOf(
  db: Database,
  _reader: StaffId,
  id: string,
): Promise<string | null | undefined> {
  const [row] = await db
    .select({ photoUrl: specialists.photoUrl })
    .from(specialists)
    .where(eq(specialists.id, id));
  return row?.photoUrl;
}

type Columns = typeof specialists.$inferInsert;

export async function addSpecialist(
  transaction: Database,
  _editor: StaffId,
  columns: Columns,
): Promise<string> {
  const added = await transaction.insert(specialists).values(columns).returning({ id: specialists.id });
  return storedRow(added).id;
}

export async function changeSpecialist(
  transaction: Database,
  _editor: StaffId,
  { id, changes }: { id: string; changes: Partial<Columns> },
): Promise<void> {
  await transaction.update(specialists).set(changes).where(eq(specialists.id, id));
}
