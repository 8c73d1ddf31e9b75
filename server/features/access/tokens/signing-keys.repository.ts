import { desc, gt, lte } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { signingKeys } from './signing-keys.table.ts';

export async function addKey(db: Database, key: typeof signingKeys.$inferInsert): Promise<void> {
  await db.insert(signingKeys).values(key);
}

/** Newest first: the first one signs, all of them verify. */
export async function keysAt(db: Database, now: Date) {
  return db
    .select()
    .from(signingKeys)
    .where(gt(signingKeys.expiresAt, now))
    .orderBy(desc(signingKeys.createdAt), signingKeys.kid);
}

export async function forgetExpiredKeys(db: Database, now: Date): Promise<void> {
  await db.delete(signingKeys).where(lte(signingKeys.expiresAt, now));
}
