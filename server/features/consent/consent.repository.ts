import { asc, eq } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type ConsentKind, consentVersion } from '#shared/consent/consent.rules.ts';
import { consents } from './consent.table.ts';

/** Once per version: the first time is the one that counts. */
export async function recordConsent(
  db: Database,
  userId: UserId,
  kind: ConsentKind,
  now: Date,
): Promise<void> {
  await db
    .insert(consents)
    .values({ userId, kind, version: consentVersion, givenAt: now })
    .onConflictDoNothing();
}

export async function consentsOf(db: Database, userId: UserId) {
  return db
    .select()
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(asc(consents.givenAt), asc(consents.kind));
}
