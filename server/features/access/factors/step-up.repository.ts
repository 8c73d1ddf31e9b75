import { and, eq, ne, type SQL } from 'drizzle-orm';
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

/** Who signed in with a passkey leans on no factor that was removed. */
const byFactor = ne(signInSessions.secondFactorMethod, 'passkey');
const byPasskey = eq(signInSessions.secondFactorMethod, 'passkey');

async function lower(db: Database, userId: UserId, which: SQL | undefined): Promise<void> {
  await db
    .update(signInSessions)
    .set({ secondFactorMethod: null, secondFactorAt: null })
    .where(and(eq(signInSessions.userId, userId), which));
}

export const lowerAllSessions = (db: Database, userId: UserId) => lower(db, userId, byFactor);

export const lowerOtherSessions = (db: Database, userId: UserId, keep: string) =>
  lower(db, userId, and(ne(signInSessions.id, keep), byFactor));

/** A passkey was removed: what other sessions showed may have been that one. */
export const lowerOtherPasskeySessions = (db: Database, userId: UserId, keep: string) =>
  lower(db, userId, and(ne(signInSessions.id, keep), byPasskey));
