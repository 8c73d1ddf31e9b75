import { healthRecordsOf, type PersonalData } from '#server/features/access/personal-data.ts';
import { withdrawHealthConsent } from '#server/features/consent/consent.repository.ts';
import { emptyRecordsOf } from '#server/features/diary/records-of-baby.ts';
import {
  askedAtOf,
  type Deleting,
  dueDeletions,
  setAskedAt,
} from '#server/features/family/deletion/family-deletion.repository.ts';
import { eraseBaby, eraseFamily } from '#server/features/family/deletion/family-deletion.service.ts';
import type { FamilyId } from '#server/features/family/family.gate.ts';
import { lockFamily } from '#server/features/family/family.repository.ts';
import { letGoOfBaby } from '#server/features/photos/photos.repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Erasure, recordsErased } from '#server/platform/erasures/erasure.ts';
import type { Services } from '#server/services.ts';
import { askedUntil } from './asked-until.ts';

type Erasing = { personalData: readonly PersonalData[]; now: Date };

/** At once and for good. The family must be held: nobody asks as a member, it is due. */
export async function eraseOfFamily(
  transaction: Database,
  deleting: Deleting,
  { personalData, now }: Erasing,
): Promise<void> {
  const familyId = deleting.familyId as FamilyId;
  if (deleting.what === 'family') return eraseFamily(transaction, familyId, now);
  if (deleting.what === 'baby') {
    await letGoOfBaby(transaction, familyId, deleting.babyId);
    await emptyRecordsOf(transaction, familyId, { babyId: deleting.babyId, now });
    return eraseBaby(transaction, familyId, deleting.babyId);
  }
  await withdrawHealthConsent(transaction, familyId, { afterWithdrawal: 'deleted', now });
  for (const { eraseRecords } of healthRecordsOf(personalData))
    await eraseRecords(transaction, { userId: undefined, familyId });
  await setAskedAt(transaction, deleting, null);
}

type Sweeper = Pick<Services, 'db' | 'clock' | 'log' | 'erasures' | 'personalData'>;

/** Each in a transaction of its own: one that cannot be removed now does not keep the others. */
export async function eraseDueOfFamilies(services: Sweeper): Promise<void> {
  const { db, clock, log } = services;
  const now = clock.now();
  for (const deleting of await dueDeletions(db, askedUntil(now))) {
    try {
      await db.transaction((transaction) => eraseIfDue({ ...services, db: transaction }, deleting, now));
    } catch (error) {
      log.error({ err: error }, 'what a family asked to delete could not be; it is tried again');
    }
  }
}

/** Taken back in this moment, it stays. Noted before it is final, as the erasure of an account is. */
async function eraseIfDue(
  { db, erasures, personalData }: Sweeper,
  deleting: Deleting,
  now: Date,
): Promise<void> {
  if (!(await lockFamily(db, deleting.familyId))) return;
  const askedAt = await askedAtOf(db, deleting);
  if (!askedAt || askedAt > askedUntil(now)) return;
  await eraseOfFamily(db, deleting, { personalData, now });
  await erasures.record(erasureOf(deleting, now));
}

function erasureOf(deleting: Deleting, now: Date): Erasure {
  const { familyId } = deleting;
  const at = now.toISOString();
  if (deleting.what === 'baby') return { kind: 'baby', familyId, babyId: deleting.babyId, at };
  return deleting.what === 'family'
    ? { kind: 'family', familyId, at }
    : recordsErased(familyId, { userId: null, now });
}
