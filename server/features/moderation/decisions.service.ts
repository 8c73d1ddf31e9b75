import { and, eq, isNull } from 'drizzle-orm';
import type { StaffId } from '#server/features/access/viewer.ts';
import { record } from '#server/features/audit/audit.repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import type { NewDecision } from '#shared/community/moderation.schema.ts';
import { caseSubject, lockCase } from './cases.repository.ts';
import { decisionNotices } from './decision-notices.ts';
import { communityCases, communityDecisions, communityReports as reports } from './moderation.table.ts';
import { tell } from './notices.repository.ts';
import { imposeSanction, liftSanctionsOfCase } from './sanctions.repository.ts';
import { setFate, textOf } from './subject.ts';

/** All of it or nothing: the text's fate, the answers, the notices, the sanction and what is written down. */
export async function decide(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  by: StaffId,
  caseId: string,
  { decision, reason, sanction }: NewDecision,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (transaction) => {
    const subject = (await caseSubject(transaction, caseId)) ?? refuseUnknown();
    const text = (await textOf(transaction, subject, { hold: true })) ?? refuseUnknown();
    const held = (await lockCase(transaction, caseId)) ?? refuseUnknown();
    if (held.state === 'decided') throw new Refusal('conflict', 'Somebody decided this case just now.');
    const onAppeal = held.state === 'appealed';

    await setFate(transaction, subject, {
      hiddenAt: null,
      removedAt: decision === 'remove' ? (text.removedAt ?? now) : null,
    });
    const [decided] = await transaction
      .insert(communityDecisions)
      .values({ caseId, staffId: by, decision, reason, onAppeal, createdAt: now })
      .returning({ id: communityDecisions.id });
    if (!decided) throw new Error('The database stored a decision and did not return it');
    await transaction
      .update(communityCases)
      .set({ state: 'decided', decidedAt: now })
      .where(eq(communityCases.id, caseId));
    const takesBack = onAppeal && decision === 'keep';
    const reporters = await answerReports(transaction, caseId, { takesBack, now });
    // Whoever is right about the text is right about what it brought her.
    if (takesBack) await liftSanctionsOfCase(transaction, caseId, now);
    const imposed =
      sanction && text.userId
        ? await imposeSanction(transaction, text.userId, decided.id, sanction, reason, now)
        : undefined;
    await tell(
      transaction,
      decisionNotices({ caseId, decision, reason, onAppeal, text, reporters, sanction: imposed }),
      now,
    );
    await record(transaction, by, decision === 'keep' ? 'text_kept' : 'text_removed', '', caseId, now);
    if (imposed)
      await record(
        transaction,
        by,
        imposed.kind === 'ban' ? 'author_banned' : 'author_silenced',
        '',
        caseId,
        now,
      );
  });
}

/** Whom the decision answers: those who wait. Where it takes an earlier one back, also those who were told that one. */
async function answerReports(
  db: Database,
  caseId: string,
  { takesBack, now }: { takesBack: boolean; now: Date },
): Promise<string[]> {
  const answered = await db
    .update(reports)
    .set({ answeredAt: now })
    .where(and(eq(reports.caseId, caseId), takesBack ? undefined : isNull(reports.answeredAt)))
    .returning({ userId: reports.userId });
  return answered.map(({ userId }) => userId);
}

export function refuseUnknown(): never {
  throw new Refusal('not_found', 'There is no such case.');
}
