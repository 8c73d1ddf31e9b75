import type { StaffId } from '#server/features/access/viewer.ts';
import { record } from '#server/features/audit/audit.repository.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { publicationOf, trashedUntil } from './article-state.ts';
import { lockArticle } from './editing.repository.ts';
import { markDeleted, markRestored } from './trash.repository.ts';

type Desk = Pick<Services, 'db' | 'clock'>;

/** Into the trash; a second time changes nothing. */
export async function trashArticle({ db, clock }: Desk, staffId: StaffId, id: string): Promise<void> {
  const now = clock.now();
  await db.transaction(async (transaction) => {
    const article = await lockArticle(transaction, id);
    if (!article || isPurged(article, now)) refuseUnknown();
    if (article.deletedAt) return;
    await markDeleted(transaction, id, now);
    await record(transaction, staffId, {
      action: 'article_deleted',
      subject: article.title,
      subjectId: id,
      at: now,
    });
  });
}

/** Back as it was. What was to go out meanwhile comes back as a draft: nothing appears that nobody is looking at. */
export async function restoreArticle({ db, clock }: Desk, staffId: StaffId, id: string): Promise<void> {
  const now = clock.now();
  await db.transaction(async (transaction) => {
    const article = await lockArticle(transaction, id);
    if (!article || isPurged(article, now)) refuseUnknown();
    if (!article.deletedAt) return;
    const isOverdue = publicationOf(article) === 'scheduled' && article.publishAt && article.publishAt <= now;
    await markRestored(transaction, id, isOverdue ? { publishAt: null } : {});
    await record(transaction, staffId, {
      action: 'article_restored',
      subject: article.title,
      subjectId: id,
      at: now,
    });
  });
}

const isPurged = ({ deletedAt }: { deletedAt: Date | null }, now: Date) =>
  deletedAt !== null && deletedAt <= trashedUntil(now);

function refuseUnknown(): never {
  throw new Refusal('not_found', 'There is no such article.');
}
