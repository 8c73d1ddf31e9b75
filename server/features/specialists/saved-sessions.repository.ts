import { and, eq, isNull, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import { moment } from './session-state.sql.ts';
import { savedSessions, videoSessions } from './specialists.table.ts';

const hers = (userId: UserId) => eq(savedSessions.userId, userId);

/** As she sees them: what staff deleted does not count against her. */
export function countSaved(db: Database, userId: UserId): Promise<number> {
  const seen = db.select({ id: videoSessions.id }).from(videoSessions).where(isNull(videoSessions.deletedAt));
  return db.$count(savedSessions, and(hers(userId), sql`${savedSessions.sessionId} in (${seen})`));
}

/**
 * Takes the lowest free slot of hers. Two devices at once reach for the same one, and the database gives it to one of
 * them: the other looks again, and finds the library as it is by then. False when it is full.
 */
export async function saveSession(
  db: Database,
  userId: UserId,
  { sessionId, allowed, now }: { sessionId: string; allowed: number; now: Date },
): Promise<boolean> {
  for (;;) {
    if (await isSaved(db, userId, sessionId)) return true;
    const slot = await freeSlot(db, userId, allowed);
    if (slot === undefined) {
      if (await releaseDeleted(db, userId)) continue;
      return false;
    }
    const taken = await db
      .insert(savedSessions)
      .values({ userId, sessionId, slot, createdAt: sql`${moment(now)}` })
      .onConflictDoNothing()
      .returning({ slot: savedSessions.slot });
    if (taken.length > 0) return true;
  }
}

export async function unsaveSession(db: Database, userId: UserId, sessionId: string): Promise<void> {
  await db.delete(savedSessions).where(and(hers(userId), eq(savedSessions.sessionId, sessionId)));
}

async function isSaved(db: Database, userId: UserId, sessionId: string): Promise<boolean> {
  return (await db.$count(savedSessions, and(hers(userId), eq(savedSessions.sessionId, sessionId)))) > 0;
}

/** None while she has as many as her plan allows, or more, from days when it allowed more. */
async function freeSlot(db: Database, userId: UserId, allowed: number): Promise<number | undefined> {
  const rows = await rowsOf<{ slot: number | null }>(
    db,
    sql`
    select min(slot)::int as slot from generate_series(1, ${allowed}::int) as slot
    where slot not in (select ${savedSessions.slot} from ${savedSessions} where ${hers(userId)})
      and (select count(*) from ${savedSessions} where ${hers(userId)}) < ${allowed}::int`,
  );
  return rows[0]?.slot ?? undefined;
}

/** Staff may bring a deleted session back, so its slot is kept until she needs it. */
async function releaseDeleted(db: Database, userId: UserId): Promise<boolean> {
  const deleted = db
    .select({ id: videoSessions.id })
    .from(videoSessions)
    .where(sql`${videoSessions.deletedAt} is not null`);
  const released = await db
    .delete(savedSessions)
    .where(and(hers(userId), sql`${savedSessions.sessionId} in (${deleted})`))
    .returning({ slot: savedSessions.slot });
  return released.length > 0;
}
