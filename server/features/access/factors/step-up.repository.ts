import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { type SecondFactorMethod, signInSessions } from '../access.table.ts';
import type { UserId } from '../viewer.ts';

type StepUp = {
  sessionId: string;
  method: SecondFactorMethod;
  now: Date;
  hashes: { secretHash: string; refreshHash: string | null };
};

/** The session rises to aal2 under a new secret: a copy of the old one, made before, does not rise with it. */
export async function raiseSession(db: Database, { sessionId, method, now, hashes }: StepUp) {
  const [session] = await db
    .update(signInSessions)
    .set({ ...hashes, previousRefreshHash: null, secondFactorMethod: method, secondFactorAt: now })
    .where(eq(signInSessions.id, sessionId))
    .returning();
  return session;
}

const lowered = { secondFactorMethod: null, secondFactorAt: null };

export async function lowerAllSessions(db: Database, userId: UserId): Promise<void> {
  await db.update(signInSessions).set(lowered).where(eq(signInSessions.userId, userId));
}

export async function lowerOtherSessions(db: Database, userId: UserId, keep: string): Promise<void> {
  await db
    .update(signInSessions)
    .set(lowered)
    .where(and(eq(signInSessions.userId, userId), ne(signInSessions.id, keep)));
}
