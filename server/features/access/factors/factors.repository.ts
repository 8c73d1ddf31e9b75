import { and, eq, gt, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { storedRow } from '#server/platform/db/rows.ts';
import { unverifiedFactorLifetimeHours, wrongFactorCodesAllowed } from '#shared/access/factor.rules.ts';
import { users } from '../access.table.ts';
import type { UserId } from '../viewer.ts';
import { factorChallenges, secondFactors } from './factors.table.ts';

const oldestUnverified = (now: Date) =>
  new Date(now.getTime() - unverifiedFactorLifetimeHours * 60 * 60 * 1000);

/** An enrolment that was never finished counts for a day. */
const alive = (now: Date) =>
  or(isNotNull(secondFactors.verifiedAt), gt(secondFactors.createdAt, oldestUnverified(now)));

/** Changes of one user's factors happen one after another: whoever holds this waits for nobody else. */
export async function lockUser(db: Database, userId: UserId): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

export async function factorsOf(db: Database, userId: UserId, now: Date) {
  return db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), alive(now)))
    .orderBy(secondFactors.createdAt, secondFactors.id);
}

type FactorAt = { id: string; now: Date };

export async function factorOf(db: Database, userId: UserId, { id, now }: FactorAt) {
  const [factor] = await db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.id, id), alive(now)));
  return factor;
}

export async function addFactor(db: Database, factor: typeof secondFactors.$inferInsert) {
  return storedRow(await db.insert(secondFactors).values(factor).returning());
}

/** Begun under the same name and never finished: the new enrolment takes its place. */
export async function dropUnverified(db: Database, userId: UserId, friendlyName: string): Promise<void> {
  await db
    .delete(secondFactors)
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.friendlyName, friendlyName),
        isNull(secondFactors.verifiedAt),
      ),
    );
}

export async function removeFactor(db: Database, userId: UserId, id: string) {
  const [removed] = await db
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.id, id)))
    .returning();
  return removed;
}

export async function hasVerifiedFactor(db: Database, userId: UserId): Promise<boolean> {
  const verified = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.verifiedAt));
  return (await db.$count(secondFactors, verified)) > 0;
}

/** Whatever else was begun is dropped: somebody else may have begun it. */
export async function markVerified(db: Database, userId: UserId, { id, now }: FactorAt): Promise<void> {
  await db.update(secondFactors).set({ verifiedAt: now }).where(eq(secondFactors.id, id));
  await db
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, userId), ne(secondFactors.id, id), isNull(secondFactors.verifiedAt)));
}

/** True once per step and never for an earlier one, however many ask at the same moment. */
export async function spendStep(db: Database, id: string, step: number): Promise<boolean> {
  const spent = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(eq(secondFactors.id, id), or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step))),
    )
    .returning({ id: secondFactors.id });
  return spent.length > 0;
}

export async function addChallenge(
  db: Database,
  challenge: typeof factorChallenges.$inferInsert,
): Promise<void> {
  await db.insert(factorChallenges).values(challenge);
}

type ChallengeKey = { id: string; factorId: string; sessionId: string };

/** Counts a try, then hands the challenge out to be compared: never the reverse. */
export async function tryChallenge(db: Database, { id, factorId, sessionId }: ChallengeKey, now: Date) {
  const [challenge] = await db
    .update(factorChallenges)
    .set({ triedCodes: sql`${factorChallenges.triedCodes} + 1` })
    .where(
      and(
        eq(factorChallenges.id, id),
        eq(factorChallenges.factorId, factorId),
        eq(factorChallenges.sessionId, sessionId),
        gt(factorChallenges.expiresAt, now),
        lt(factorChallenges.triedCodes, wrongFactorCodesAllowed),
      ),
    )
    .returning();
  return challenge;
}

export async function removeChallenge(db: Database, id: string): Promise<boolean> {
  const removed = await db
    .delete(factorChallenges)
    .where(eq(factorChallenges.id, id))
    .returning({ id: factorChallenges.id });
  return removed.length > 0;
}

export async function forgetUnansweredFactors(db: Database, now: Date): Promise<void> {
  await db.delete(factorChallenges).where(lte(factorChallenges.expiresAt, now));
  await db
    .delete(secondFactors)
    .where(and(isNull(secondFactors.verifiedAt), lte(secondFactors.createdAt, oldestUnverified(now))));
}
