import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import { receivedWrites } from './sync.table.ts';

/** Longer than any phone stays silent between sending a write and hearing that it arrived. */
const keptDays = 60;

type Arriving = { id: string; kind: string };

const done = { done: true } as const;

/**
 * Whether it is this request's turn: two of her phones at once would each wait for a row that the other holds. Nobody
 * waits here either, for who waits holds a connection that every other mother needs.
 */
export async function tryLockSync(db: Database, userId: UserId): Promise<boolean> {
  const rows = await rowsOf<{ taken: boolean }>(
    db,
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`sync ${userId}`}, 0)) as taken`,
  );
  return rows[0]?.taken ?? false;
}

/** Notes the writes as done, and tells which of them are new: the others were done before. */
export async function claimWrites(
  db: Database,
  userId: UserId,
  { writes, now }: { writes: Arriving[]; now: Date },
): Promise<Set<string>> {
  if (writes.length === 0) return new Set();
  const claimed = await db
    .insert(receivedWrites)
    .values(writes.map(({ id, kind }) => ({ userId, id, kind, outcome: done, receivedAt: now })))
    .onConflictDoNothing()
    .returning({ id: receivedWrites.id });
  return new Set(claimed.map(({ id }) => id));
}

/** A claimed write was refused after all: it may come again, mended. */
export async function releaseWrites(db: Database, userId: UserId, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .delete(receivedWrites)
    .where(and(eq(receivedWrites.userId, userId), inArray(receivedWrites.id, ids)));
}

/** What her devices did since, newest first. */
export async function writesSince(
  db: Database,
  userId: UserId,
  { since, limit }: { since: Date; limit: number },
): Promise<Arriving[]> {
  return db
    .select({ id: receivedWrites.id, kind: receivedWrites.kind })
    .from(receivedWrites)
    .where(and(eq(receivedWrites.userId, userId), gte(receivedWrites.receivedAt, since)))
    .orderBy(desc(receivedWrites.receivedAt))
    .limit(limit);
}

export async function forgetReceivedWrites(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000);
  await db.delete(receivedWrites).where(lt(receivedWrites.receivedAt, oldest));
}
