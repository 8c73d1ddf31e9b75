import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { type PasskeyPurpose, passkeyChallenges } from './passkeys.table.ts';

/** What a challenge is good for, and in which session: null where nobody is signed in. */
export type ChallengePurpose = { purpose: PasskeyPurpose; sessionId: string | null };

export async function addPasskeyChallenge(
  db: Database,
  challenge: typeof passkeyChallenges.$inferInsert,
): Promise<void> {
  await db.insert(passkeyChallenges).values(challenge);
}

/** True once, for what it was asked for, where it was asked. */
export async function spendPasskeyChallenge(
  db: Database,
  challengeHash: string,
  { purpose, sessionId, now }: ChallengePurpose & { now: Date },
): Promise<boolean> {
  const spent = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, challengeHash),
        eq(passkeyChallenges.purpose, purpose),
        sessionId === null ? isNull(passkeyChallenges.sessionId) : eq(passkeyChallenges.sessionId, sessionId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ purpose: passkeyChallenges.purpose });
  return spent.length > 0;
}

export async function forgetPasskeyChallenges(db: Database, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
}
