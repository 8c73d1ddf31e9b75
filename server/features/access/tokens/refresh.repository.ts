import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { signInSessions } from '../access.table.ts';
import { sessionExpiry } from '../session-lifetime.rules.ts';

type Turn = { secretHash: string; shown: string; next: string; now: Date };

/** Takes the next part in exchange for the current one. Of two who come at once, one gets the session. */
export async function rotateRefreshToken(db: Database, { secretHash, shown, next, now }: Turn) {
  const current = await refreshableSession(db, secretHash, now);
  if (!current) return undefined;
  const expiresAt = sessionExpiry(now, current.createdAt);
  const [session] = await db
    .update(signInSessions)
    .set({ refreshHash: next, previousRefreshHash: shown, refreshedAt: now, lastUsedAt: now, expiresAt })
    .where(
      and(
        eq(signInSessions.secretHash, secretHash),
        eq(signInSessions.refreshHash, shown),
        gt(signInSessions.expiresAt, now),
      ),
    )
    .returning();
  return session;
}

export async function refreshableSession(db: Database, secretHash: string, now: Date) {
  const [session] = await db
    .select()
    .from(signInSessions)
    .where(
      and(
        eq(signInSessions.secretHash, secretHash),
        isNotNull(signInSessions.refreshHash),
        gt(signInSessions.expiresAt, now),
      ),
    );
  return session;
}
