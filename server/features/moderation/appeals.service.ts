import type { UserId } from '#server/features/access/viewer.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { appealDays } from '#shared/community/community.rules.ts';
import { caseSubject, lockCase, storeAppeal } from './cases.repository.ts';
import type { CaseRow } from './moderation.table.ts';
import { hasSanctionInForce } from './sanctions.repository.ts';
import { textOf } from './subject.ts';

const term = appealDays * 24 * 60 * 60 * 1000;

export function isInTime(decidedAt: Date | null, now: Date): boolean {
  return decidedAt !== null && now.getTime() - decidedAt.getTime() <= term;
}

/** Her word against a removal or a sanction: once per case, in time. The case goes back to the queue. */
export async function appeal(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: UserId,
  { caseId, text: words }: { caseId: string; text: string },
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (transaction) => {
    const subject = (await caseSubject(transaction, caseId)) ?? refuseUnknown();
    const text = await textOf(transaction, subject, { lock: true });
    const held = await lockCase(transaction, caseId);
    if (!held || text?.userId !== userId) refuseUnknown();
    if (held.appealedAt) {
      if (held.appealText === words) return;
      throw new Refusal('already_exists', 'There was an appeal in this case.');
    }
    const isHurt = text.removedAt || (await hasSanctionInForce(transaction, userId, { caseId, now }));
    if (!isHurt || !mayStillAppeal(held, now))
      throw new Refusal('conflict', 'There is nothing to appeal against, or no longer.');
    await storeAppeal(transaction, caseId, { words, now });
  });
}

export const mayStillAppeal = (
  { state, appealedAt, decidedAt }: Pick<CaseRow, 'state' | 'appealedAt' | 'decidedAt'>,
  now: Date,
): boolean => state === 'decided' && appealedAt === null && isInTime(decidedAt, now);

/** The same for a case of somebody else. */
function refuseUnknown(): never {
  throw new Refusal('not_found', 'There is no such case.');
}
