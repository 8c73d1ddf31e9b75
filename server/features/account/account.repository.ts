import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { users } from '#server/features/access/access.table.ts';
import type { Leaver } from '#server/features/access/personal-data.ts';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';

const leaver = { userId: users.id, email: users.email, keepCommunityTexts: users.keepCommunityTexts };

export async function markForDeletion(
  db: Database,
  userId: UserId,
  { keepCommunityTexts, now }: { keepCommunityTexts: boolean; now: Date },
): Promise<void> {
  await db.update(users).set({ deletionRequestedAt: now, keepCommunityTexts }).where(eq(users.id, userId));
}

/** True when there was something to restore. */
export async function cancelDeletion(db: Database, userId: UserId): Promise<boolean> {
  const kept = await db
    .update(users)
    .set({ deletionRequestedAt: null, keepCommunityTexts: false })
    .where(and(eq(users.id, userId), isNotNull(users.deletionRequestedAt)))
    .returning({ id: users.id });
  return kept.length > 0;
}

/** A few at a time: those who asked before `askedUntil` and did not come back. */
export async function leaversSince(db: Database, askedUntil: Date): Promise<string[]> {
  const found = await db
    .select({ email: users.email })
    .from(users)
    .where(lte(users.deletionRequestedAt, askedUntil))
    .orderBy(asc(users.deletionRequestedAt))
    .limit(100);
  return found.map(({ email }) => email);
}

/** Holds her row until the transaction ends: whoever signs in meanwhile waits, and two sweeps never meet. */
export async function lockLeaver(
  transaction: Database,
  email: string,
  askedUntil: Date,
): Promise<Leaver | undefined> {
  const [found] = await transaction
    .select(leaver)
    .from(users)
    .where(and(eq(users.email, email), lte(users.deletionRequestedAt, askedUntil)))
    .for('update');
  return found && { ...found, userId: found.userId as UserId };
}
