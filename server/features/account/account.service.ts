import { endAllSessions, userByEmail } from '#server/features/access/access.repository.ts';
import type { UserId } from '#server/features/access/viewer.ts';
import { recordConsent } from '#server/features/consent/consent.repository.ts';
import { ensureFamily } from '#server/features/family/family.service.ts';
import { erasePersonalData } from '#server/features/personal-data/personal-data.erasure.ts';
import { leaveStaff } from '#server/features/staff/staff.service.ts';
import { hashAddress } from '#server/platform/erasures/erasure.ts';
import type { Services } from '#server/services.ts';
import { cancelDeletion, leaversSince, lockLeaver, markForDeletion } from './account.repository.ts';
import { askedUntil } from './asked-until.ts';

/** She asks to be forgotten: nobody is signed in any more, and nothing is removed yet. */
export async function requestDeletion(
  { db, clock }: Services,
  userId: UserId,
  keepCommunityTexts: boolean,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await markForDeletion(transaction, userId, { keepCommunityTexts, now: clock.now() });
    await endAllSessions(transaction, userId);
  });
}

/**
 * She proved that the address is hers. Within the days of regret her account is as it was; after them she starts
 * anew, even if the sweep has not passed yet: what was promised to be gone does not come back.
 */
export async function enterAccount(services: Services, email: string) {
  const { db, clock } = services;
  const now = clock.now();
  return db.transaction(async (transaction) => {
    await eraseIfDue({ ...services, db: transaction }, email, now);
    const { isNew, ...user } = await userByEmail(transaction, email, now);
    const restored = await cancelDeletion(transaction, user.id);
    await recordConsent(transaction, user.id, { kind: 'terms', now });
    await ensureFamily(transaction, user.id, now);
    return { user, restored, isNew };
  });
}

type Eraser = Pick<Services, 'db' | 'media' | 'erasures' | 'secret' | 'personalData'>;
type Sweeper = Eraser & Pick<Services, 'clock' | 'log'>;

/** Each account in a transaction of its own: one that cannot be removed now does not keep the others. */
export async function eraseDueAccounts(services: Sweeper): Promise<void> {
  const { db, clock, log } = services;
  const now = clock.now();
  for (const email of await leaversSince(db, askedUntil(now))) {
    try {
      await db.transaction((transaction) => eraseIfDue({ ...services, db: transaction }, email, now));
    } catch (error) {
      log.error({ err: error }, 'an account could not be erased; it is tried again');
    }
  }
}

/** Noted before it is final: should it fail after all, she is still due, and a note too many harms nobody. */
async function eraseIfDue(
  { db, media, erasures, secret, personalData }: Eraser,
  email: string,
  now: Date,
): Promise<void> {
  const leaver = await lockLeaver(db, email, askedUntil(now));
  if (!leaver) return;
  await leaveStaff(db, leaver.email, now);
  await erasePersonalData(db, leaver, { media, personalData });
  const { userId, keepCommunityTexts } = leaver;
  const addressHash = hashAddress(secret, email);
  await erasures.record({ kind: 'account', userId, addressHash, keepCommunityTexts, at: now.toISOString() });
}
