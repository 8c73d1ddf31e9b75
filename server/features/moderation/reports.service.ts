import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Limit, spend } from '#server/platform/http/rate-limit.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import type { NewReport } from '#shared/community/care.schema.ts';
import { reportsUntilHidden } from '#shared/community/community.rules.ts';
import { countReports, hideUntilReviewed, openCase } from './cases.repository.ts';
import { assertNotBanned } from './gatekeeping.ts';
import { fileReport, reporterOf } from './reports.repository.ts';
import { refuseGone, subjectNamed, textOf } from './subject.ts';

const reportsPerHour: Limit = { name: 'community-reports', points: 20, seconds: 60 * 60 };

/**
 * Once per mother and text, until staff has answered. About a person it is filed under the text she is seen through:
 * nothing here tells who wrote an anonymous one.
 */
export async function report(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: UserId,
  { id, subject: named, about, reason, note }: NewReport,
): Promise<void> {
  if (await isSent(db, userId, id)) return;
  await assertNotBanned(db, userId, clock.now());
  await spend({ db, clock }, reportsPerHour, userId);
  const now = clock.now();
  await db.transaction(async (transaction) => {
    const subject = subjectNamed(named);
    const text = await textOf(transaction, subject, { lock: true });
    if (!text || text.deletedAt || text.removedAt) refuseGone();
    if (text.userId === userId)
      throw new Refusal('invalid_input', 'This text is her own.', { fields: { subject: 'own' } });
    if (text.appearsAt) refuseGone();
    const { id: caseId } = await openCase(transaction, subject, { now });
    const said = { id, caseId, userId, about, reason, note, createdAt: now };
    if (!(await fileReport(transaction, said))) {
      if (await isSent(transaction, userId, id)) return;
      throw new Refusal('already_exists', 'She reported this text, and staff has not answered yet.');
    }
    const count = await countReports(transaction, caseId);
    if (count >= reportsUntilHidden) await hideUntilReviewed(transaction, caseId, { subject, now });
  });
}

/** The same report, sent again by a phone that did not hear the answer. */
async function isSent(db: Database, userId: UserId, id: string): Promise<boolean> {
  const reporter = await reporterOf(db, id);
  if (reporter && reporter !== userId)
    throw new Refusal('already_exists', 'There is another report by that id.');
  return reporter !== undefined;
}
