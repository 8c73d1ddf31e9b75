import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import {
  type AfterWithdrawal,
  type ConsentKind,
  consentVersion,
  healthConsentVersion,
} from '#shared/consent/consent.rules.ts';
import { consents } from './consent.table.ts';

/** Once per version: the first time is the one that counts. Consent to health data is never recorded like this. */
export async function recordConsent(
  db: Database,
  userId: UserId,
  { kind, now }: { kind: Exclude<ConsentKind, 'health-data'>; now: Date },
): Promise<void> {
  await db
    .insert(consents)
    .values({ userId, kind, version: consentVersion, givenAt: now })
    .onConflictDoNothing();
}

/** She was asked, and said yes. Said twice, the first time is the one that counts. */
export async function giveHealthConsent(db: Database, userId: UserId, now: Date): Promise<void> {
  await db
    .insert(consents)
    .values({ userId, kind: 'health-data', version: healthConsentVersion, givenAt: now, asked: true })
    .onConflictDoNothing();
}

export async function withdrawHealthConsent(
  db: Database,
  userId: UserId,
  { afterWithdrawal, now }: { afterWithdrawal: AfterWithdrawal; now: Date },
): Promise<void> {
  const hers = and(eq(consents.userId, userId), eq(consents.kind, 'health-data'));
  await db
    .update(consents)
    .set({
      withdrawnAt: sql`coalesce(${consents.withdrawnAt}, ${now.toISOString()}::timestamptz)`,
      afterWithdrawal,
    })
    // What was deleted is nothing to close any more.
    .where(afterWithdrawal === 'deleted' ? hers : and(hers, isNull(consents.withdrawnAt)));
}

export async function consentsOf(db: Database, userId: UserId) {
  return db
    .select()
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(asc(consents.givenAt), asc(consents.kind));
}
