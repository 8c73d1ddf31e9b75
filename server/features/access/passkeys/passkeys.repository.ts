import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { signInSessions } from '../access.table.ts';
import type { UserId } from '../viewer.ts';
import { passkeys } from './passkeys.table.ts';

export async function passkeysOf(db: Database, userId: UserId) {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(passkeys.createdAt, passkeys.id);
}

export async function passkeyCount(db: Database, userId: UserId): Promise<number> {
  return db.$count(passkeys, eq(passkeys.userId, userId));
}

/** By what a device says of itself: nobody is signed in yet, and the signature is still to be judged. */
export async function passkeyByCredential(db: Database, credentialId: string) {
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return passkey && { ...passkey, userId: passkey.userId as UserId };
}

/** Nothing when this credential is somebody's already. */
export async function addPasskey(db: Database, passkey: typeof passkeys.$inferInsert) {
  const [added] = await db
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning();
  return added;
}

type Use = { counter: number; isBackedUp: boolean; now: Date };

/**
 * Moves the counter forward; false when it did not move, which a device that counts does only if it was copied. One
 * that does not count says 0 for ever.
 */
export async function notePasskeyUse(
  db: Database,
  userId: UserId,
  { id, ...use }: Use & { id: string },
): Promise<boolean> {
  const moves = or(lt(passkeys.counter, use.counter), sql`${passkeys.counter} = 0 and ${use.counter} = 0`);
  const noted = await db
    .update(passkeys)
    .set({ counter: use.counter, isBackedUp: use.isBackedUp, lastUsedAt: use.now })
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id), moves))
    .returning({ id: passkeys.id });
  return noted.length > 0;
}

export async function renamePasskey(
  db: Database,
  userId: UserId,
  { id, name }: { id: string; name: string },
) {
  const [renamed] = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning();
  return renamed;
}

export async function removePasskey(db: Database, userId: UserId, id: string): Promise<boolean> {
  const removed = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return removed.length > 0;
}

export async function dropPasskeys(db: Database, userId: UserId): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
}

/** A session that was just opened by a passkey: strong from its first moment. */
export async function markSignedInByPasskey(db: Database, userId: UserId, sessionId: string) {
  const [session] = await db
    .update(signInSessions)
    .set({ secondFactorMethod: 'passkey', secondFactorAt: signInSessions.createdAt })
    .where(and(eq(signInSessions.userId, userId), eq(signInSessions.id, sessionId)))
    .returning();
  if (!session) throw new Error('A session that was just opened is gone');
  return session;
}
