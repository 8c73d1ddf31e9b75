import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { wrongCodesAllowed } from '#shared/access/access.rules.ts';
import { signInSessions } from '../access.table.ts';
import type { Viewer } from '../viewer.ts';
import { reauthenticationCodes } from './reauthentication.table.ts';

export async function addReauthenticationCode(
  db: Database,
  code: typeof reauthenticationCodes.$inferInsert,
): Promise<void> {
  await db.insert(reauthenticationCodes).values(code);
}

export async function removeReauthenticationCode(db: Database, id: string): Promise<void> {
  await db.delete(reauthenticationCodes).where(eq(reauthenticationCodes.id, id));
}

/** Counts a try against every live code of the session, then hands them out to be compared: never the reverse. */
export async function tryReauthenticationCodes(db: Database, sessionId: string, now: Date) {
  return db
    .update(reauthenticationCodes)
    .set({ triedCodes: sql`${reauthenticationCodes.triedCodes} + 1` })
    .where(
      and(
        eq(reauthenticationCodes.sessionId, sessionId),
        gt(reauthenticationCodes.expiresAt, now),
        lt(reauthenticationCodes.triedCodes, wrongCodesAllowed),
      ),
    )
    .returning({ id: reauthenticationCodes.id, codeHash: reauthenticationCodes.codeHash });
}

/** True for one of two who come at once. Her other codes are spent with it. */
export async function spendReauthenticationCode(db: Database, sessionId: string, id: string) {
  const spent = await db
    .delete(reauthenticationCodes)
    .where(eq(reauthenticationCodes.id, id))
    .returning({ id: reauthenticationCodes.id });
  await db.delete(reauthenticationCodes).where(eq(reauthenticationCodes.sessionId, sessionId));
  return spent.length > 0;
}

type Fresh = { now: Date; hashes: { secretHash: string; refreshHash: string | null } };

/** Under a new secret: a copy of the old one, made before, has proven nothing. */
export async function markReauthenticated(db: Database, viewer: Viewer, { now, hashes }: Fresh) {
  const [session] = await db
    .update(signInSessions)
    .set({ ...hashes, previousRefreshHash: null, reauthenticatedAt: now })
    .where(and(eq(signInSessions.userId, viewer.userId), eq(signInSessions.id, viewer.sessionId)))
    .returning();
  return session;
}

export async function forgetReauthenticationCodes(db: Database, now: Date): Promise<void> {
  await db.delete(reauthenticationCodes).where(lte(reauthenticationCodes.expiresAt, now));
}
