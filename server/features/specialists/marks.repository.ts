import { and, eq } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { sessionLikes, sessionReminders, sessionViews } from './specialists.table.ts';

type SessionAt = { sessionId: string; now: Date };

export async function likeSession(
  db: Database,
  userId: UserId,
  { sessionId, now }: SessionAt,
): Promise<void> {
  await db.insert(sessionLikes).values({ userId, sessionId, createdAt: now }).onConflictDoNothing();
}

/** Takes back a like or a reminder. */
export async function dropMark(
  db: Database,
  userId: UserId,
  { marks, sessionId }: { marks: typeof sessionLikes | typeof sessionReminders; sessionId: string },
): Promise<void> {
  await db.delete(marks).where(and(eq(marks.userId, userId), eq(marks.sessionId, sessionId)));
}

/** Asked for again in another language, she is written to in that one. */
export async function setReminder(
  db: Database,
  userId: UserId,
  { sessionId, language, now }: SessionAt & { language: Language },
): Promise<void> {
  await db
    .insert(sessionReminders)
    .values({ userId, sessionId, language, createdAt: now })
    .onConflictDoUpdate({
      target: [sessionReminders.userId, sessionReminders.sessionId],
      set: { language },
    });
}

/** Counted once, however often she watches; watching right now either way. */
export async function noteView(db: Database, userId: UserId, { sessionId, now }: SessionAt): Promise<void> {
  await db
    .insert(sessionViews)
    .values({ userId, sessionId, createdAt: now, seenAt: now })
    .onConflictDoUpdate({ target: [sessionViews.userId, sessionViews.sessionId], set: { seenAt: now } });
}

/** She is still there. Who never began to watch is not. */
export async function noteWatching(
  db: Database,
  userId: UserId,
  { sessionId, now }: SessionAt,
): Promise<void> {
  await db
    .update(sessionViews)
    .set({ seenAt: now })
    .where(and(eq(sessionViews.userId, userId), eq(sessionViews.sessionId, sessionId)));
}
