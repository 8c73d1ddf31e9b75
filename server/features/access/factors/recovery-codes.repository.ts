import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import type { UserId } from '../viewer.ts';
import { recoveryCodes } from './factors.table.ts';

export async function replaceRecoveryCodes(
  db: Database,
  userId: UserId,
  codeHashes: string[],
): Promise<void> {
  await dropRecoveryCodes(db, userId);
  await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
}

export async function dropRecoveryCodes(db: Database, userId: UserId): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** True once per code: of two who come at once, one finds it gone. */
export async function spendRecoveryCode(db: Database, userId: UserId, hashes: string[]): Promise<boolean> {
  const spent = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), inArray(recoveryCodes.codeHash, hashes)))
    .returning({ userId: recoveryCodes.userId });
  return spent.length > 0;
}
