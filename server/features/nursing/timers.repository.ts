import { and, asc, count, eq, exists, isNotNull, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { storableText } from '#server/platform/db/storable-text.ts';
import { deletedFeedDays } from '#shared/nursing/nursing.rules.ts';
import type { Timer } from '#shared/nursing/nursing.schema.ts';
import { feeds, nursingTimers } from './nursing.table.ts';

const isOpen = (userId: UserId) => and(eq(nursingTimers.userId, userId), isNotNull(nursingTimers.state));

/** A feed keeps its timer's id: whatever a late phone still says about that timer, it was saved, or saved and deleted. */
const savedAs = (db: Database, userId: UserId, id: unknown) =>
  db
    .select({ one: sql`1` })
    .from(feeds)
    .where(and(eq(feeds.userId, userId), sql`${feeds.id} = ${id}`));

export async function openTimers(db: Database, userId: UserId): Promise<Timer[]> {
  const rows = await db
    .select({ state: nursingTimers.state })
    .from(nursingTimers)
    .where(and(isOpen(userId), notExists(savedAs(db, userId, nursingTimers.id))))
    .orderBy(asc(nursingTimers.updatedAt), asc(nursingTimers.id));
  return rows.flatMap(({ state }) => state ?? []);
}

export async function countOtherTimers(db: Database, userId: UserId, id: string): Promise<number> {
  const [row] = await db
    .select({ others: count() })
    .from(nursingTimers)
    .where(and(isOpen(userId), ne(nursingTimers.id, id), notExists(savedAs(db, userId, nursingTimers.id))));
  return row?.others ?? 0;
}

/** Of two phones the larger revision stands, whichever arrives last; also against a removal. */
export async function putTimer(db: Database, userId: UserId, timer: Timer, now: Date): Promise<void> {
  const state = { ...timer, notes: storableText(timer.notes), timeZone: storableText(timer.timeZone) };
  const told = { state, revision: timer.revision, updatedAt: now };
  const [saved] = await savedAs(db, userId, timer.id).limit(1);
  if (saved) return;
  await db
    .insert(nursingTimers)
    .values({ ...told, userId, id: timer.id })
    .onConflictDoUpdate({
      target: [nursingTimers.userId, nursingTimers.id],
      set: told,
      setWhere: lt(nursingTimers.revision, timer.revision),
    });
}

/** What it held is forgotten at once; only that it is gone, and at which revision, is remembered. */
export async function removeTimer(db: Database, userId: UserId, id: string, now: Date): Promise<void> {
  await db
    .update(nursingTimers)
    .set({ state: null, updatedAt: now })
    .where(and(isOpen(userId), eq(nursingTimers.id, id)));
}

export async function forgetRemovedTimers(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - deletedFeedDays * 86_400_000);
  const removed = and(isNull(nursingTimers.state), lt(nursingTimers.updatedAt, oldest));
  // Saved by a phone that died before it removed them: the feed remembers them, and holds all they held.
  const feed = db
    .select({ one: sql`1` })
    .from(feeds)
    .where(and(eq(feeds.userId, nursingTimers.userId), eq(feeds.id, nursingTimers.id)));
  await db.delete(nursingTimers).where(or(removed, exists(feed)));
}
