import { and, desc, eq, ne } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { storableText } from '#server/platform/db/storable-text.ts';
import type { Checkin } from '#shared/checkin/checkin.schema.ts';
import { type CheckinRow, checkins } from './checkin.table.ts';

const one = (userId: UserId, id: string) => and(eq(checkins.userId, userId), eq(checkins.id, id));

/** Newest first. */
export async function checkinsOf(db: Database, userId: UserId, limit: number): Promise<CheckinRow[]> {
  return db
    .select()
    .from(checkins)
    .where(eq(checkins.userId, userId))
    .orderBy(desc(checkins.at), desc(checkins.id))
    .limit(limit);
}

export const countOthers = (db: Database, userId: UserId, id: string): Promise<number> =>
  db.$count(checkins, and(eq(checkins.userId, userId), ne(checkins.id, id)));

/** New, changed, or put back after a deletion. */
export async function putCheckin(
  db: Database,
  userId: UserId,
  { checkin: { id, at, mood, night, text }, now }: { checkin: Checkin; now: Date },
): Promise<void> {
  const told = { at: new Date(at), mood, night, text: storableText(text), updatedAt: now };
  await db
    .insert(checkins)
    .values({ ...told, userId, id })
    .onConflictDoUpdate({ target: [checkins.userId, checkins.id], set: told });
}

export async function removeCheckin(db: Database, userId: UserId, id: string): Promise<void> {
  await db.delete(checkins).where(one(userId, id));
}

export async function removeAll(db: Database, userId: UserId): Promise<void> {
  await db.delete(checkins).where(eq(checkins.userId, userId));
}
