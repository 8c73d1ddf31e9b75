import type { StaffId } from '#server/features/access/viewer.ts';
import { record } from '#server/features/audit/audit.repository.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import type { AppealOutcome, CaseState, NewDecision } from '#shared/community/moderation.schema.ts';
import { caseSubject, lockCase } from './cases.repository.ts';
import { decisionNotices } from './decision-notices.ts';
import { answerReports, storeDecision } from './decisions.repository.ts';
import { tell } from './notices.repository.ts';
import { imposeSanction, liftSanctionsOfCase } from './sanctions.repository.ts';
import { setModerationState, textOf } from './subject.ts';

/** All of it or nothing: the text's fate, the answers, the notices, the sanction and what is written down. */
export async function decide(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  by: StaffId,
  { caseId, decision, reason, sanction, ...said }: NewDecision & { caseId: string },
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (transaction) => {
    const subject = (await caseSubject(transaction, caseId)) ?? refuseUnknown();
    const text = (await textOf(transaction, subject, { lock: true })) ?? refuseUnknown();
    const held = (await lockCase(transaction, caseId)) ?? refuseUnknown();
    if (held.state === 'decided') throw new Refusal('conflict', 'Somebody decided this case just now.');
    const appeal = answerToAppeal(held.state, said.appeal);
    const onAppeal = appeal !== undefined;

    await setModerationState(transaction, subject, {
      hiddenAt: null,
      removedAt: decision === 'remove' ? (text.removedAt ?? now) : null,
    });
    const stored = { caseId, staffId: by, decision, reason, onAppeal, createdAt: now };
    const decisionId = await storeDecision(transaction, stored);
    const takesBack = onAppeal && decision === 'keep' && text.removedAt !== null;
    const reporters = await answerReports(transaction, caseId, { takesBack, now });
    if (appeal === 'upheld') await liftSanctionsOfCase(transaction, caseId, now);
    const imposed =
      sanction && text.userId
        ? await imposeSanction(transaction, text.userId, { ...sanction, decisionId, reason, now })
        : undefined;
    await tell(
      transaction,
      decisionNotices({ caseId, decision, reason, appeal, text, reporters, sanction: imposed }),
      now,
    );
    await record(transaction, by, {
      action: decision === 'keep' ? 'text_kept' : 'text_removed',
      subjectId: caseId,
      at: now,
    });
    if (imposed)
      await record(transaction, by, {
        action: imposed.kind === 'ban' ? 'author_banned' : 'author_silenced',
        subjectId: caseId,
        at: now,
      });
  });
}

/** An appeal is answered with a word of its own: a text that stays says nothing about the pause it brought her. */
function answerToAppeal(state: CaseState, appeal: AppealOutcome | undefined): AppealOutcome | undefined {
  if (state !== 'appealed') return undefined;
  if (!appeal) throw new Refusal('invalid_input', 'She appealed.', { fields: { appeal: 'is missing' } });
  return appeal;
}

export function refuseUnknown(): never {
  throw new Refusal('not_found', 'There is no such case.');
}
