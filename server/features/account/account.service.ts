import { endAllSessions, userByEmail } from '#server/features/access/access.repository.ts';
import type { UserId } from '#server/features/access/viewer.ts';
import { recordConsent } from '#server/features/consent/consent.repository.ts';
import { erasePersonalData } from '#server/features/personal-data/personal-data.erasure.ts';
import { personalData } from '#server/features/personal-data/personal-data.registry.ts';
import { leaveStaff } from '#server/features/staff/staff.service.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Services } from '#server/services.ts';
import { regretDays } from '#shared/account/account.rules.ts';
import { keepAfterAll, leaversSince, lockLeaver, markForDeletion } from './account.repository.ts';

const regretPeriod = regretDays * 24 * 60 * 60 * 1000;

/** Who asked until then has had her days of regret. */
const askedUntil = (now: Date) => new Date(now.getTime() - regretPeriod);

/** She asks to be forgotten: nobody is signed in any more, and nothing is removed yet. */
export async function requestDeletion(
  { db, clock }: Services,
  userId: UserId,
  keepCommunityTexts: boolean,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await markForDeletion(transaction, userId, keepCommunityTexts, clock.now());
    await endAllSessions(transaction, userId);
  });
}

/**
 * She proved that the address is hers. Within the days of regret her account is as it was; after them she starts
 * anew, even if the sweep has not passed yet: what was promised to be gone does not come back.
 */
export async function enterAccount({ db, clock, media }: Services, email: string) {
  const now = clock.now();
  return db.transaction(async (transaction) => {
    await eraseIfDue(transaction, media, email, now);
    const { isNew, ...user } = await userByEmail(transaction, email, now);
    const restored = await keepAfterAll(transaction, user.id);
    await recordConsent(transaction, user.id, 'terms', now);
    return { user, restored, isNew };
  });
}

type Sweeper = Pick<Services, 'db' | 'clock' | 'media' | 'log'>;

/** Each account in a transaction of its own: one that cannot be removed now does not keep the others. */
export async function eraseDueAccounts({ db, clock, media, log }: Sweeper): Promise<void> {
  const now = clock.now();
  for (const email of await leaversSince(db, askedUntil(now))) {
    try {
      await db.transaction((transaction) => eraseIfDue(transaction, media, email, now));
    } catch (error) {
      log.error({ err: error }, 'an account could not be erased; it is tried again');
    }
  }
}

async function eraseIfDue(transaction: Database, media: Services['media'], email: string, now: Date) {
  const leaver = await lockLeaver(transaction, email, askedUntil(now));
  if (!leaver) return;
  await leaveStaff(transaction, leaver.email, now);
  await erasePersonalData(transaction, media, leaver, personalData);
}
