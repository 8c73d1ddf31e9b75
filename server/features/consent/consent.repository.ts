import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { FamilyId } from '#server/features/family/family.gate.ts';
import { familyMembers } from '#server/features/family/family.table.ts';
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

type OwnKind = Exclude<ConsentKind, 'health-data'>;

/** Whether she said yes to it, in whichever version, and has not taken that back. */
export async function hasAgreedTo(db: Database, userId: UserId, kind: OwnKind): Promise<boolean> {
  return (await db.$count(consents, standingOf(userId, kind))) > 0;
}

/** Of what she agreed to for herself alone; what it let be kept was deleted. */
export async function withdrawOwnConsent(
  db: Database,
  userId: UserId,
  { kind, now }: { kind: OwnKind; now: Date },
): Promise<void> {
  const withdrawn = { withdrawnAt: now, afterWithdrawal: 'deleted' as const };
  await db.update(consents).set(withdrawn).where(standingOf(userId, kind));
}

const standingOf = (userId: UserId, kind: OwnKind) =>
  and(
    eq(consents.userId, userId),
    eq(consents.kind, kind),
    isNull(consents.familyId),
    isNull(consents.withdrawnAt),
  );

/** A parent was asked, and said yes. Said twice, the first time is the one that counts. */
export async function giveHealthConsent(
  db: Database,
  familyId: FamilyId,
  { userId, now }: { userId: UserId; now: Date },
): Promise<void> {
  const given = { version: healthConsentVersion, givenAt: now, asked: true };
  await db
    .insert(consents)
    .values({ userId, familyId, kind: 'health-data', ...given })
    .onConflictDoNothing();
}

/** Whoever of the parents gave it: one who takes it back takes it back for all. */
export async function withdrawHealthConsent(
  db: Database,
  familyId: FamilyId,
  { afterWithdrawal, now }: { afterWithdrawal: AfterWithdrawal; now: Date },
): Promise<void> {
  const ofFamily = and(eq(consents.familyId, familyId), eq(consents.kind, 'health-data'));
  await db
    .update(consents)
    .set({
      withdrawnAt: sql`coalesce(${consents.withdrawnAt}, ${now.toISOString()}::timestamptz)`,
      afterWithdrawal,
    })
    // What was deleted is nothing to close any more.
    .where(afterWithdrawal === 'deleted' ? ofFamily : and(ofFamily, isNull(consents.withdrawnAt)));
}

const ownFamily = (db: Database, userId: UserId) =>
  db
    .select({ id: familyMembers.familyId })
    .from(familyMembers)
    .where(and(eq(familyMembers.userId, userId), familyMembers.isDefault));

/** What she agreed to, and what was agreed to for her own family. */
export async function consentsOf(db: Database, userId: UserId) {
  const hers = and(eq(consents.userId, userId), ne(consents.kind, 'health-data'));
  const ofFamily = and(inArray(consents.familyId, ownFamily(db, userId)), eq(consents.kind, 'health-data'));
  return db
    .select()
    .from(consents)
    .where(or(hers, ofFamily))
    .orderBy(asc(consents.givenAt), asc(consents.kind));
}
