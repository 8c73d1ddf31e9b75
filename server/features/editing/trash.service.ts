import type { StaffId } from '#server/features/access/viewer.ts';
import { actOfStaff } from '#server/features/audit/audit.service.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { publicationOf, trashedUntil } from './article-state.ts';
import { lockArticle } from './editing.repository.ts';
import { markDeleted, markRestored } from './trash.repository.ts';

type Desk = Pick<Services, 'db' | 'clock'>;

/** Into the trash; a second time changes nothing. */
export async function trashArticle(desk: Desk, staffId: StaffId, id: string): Promise<void> {
  await actOfStaff(desk, staffId, async (transaction, now) => {
    const article = await lockKept(transaction, id, now);
    if (article.deletedAt) return undefined;
    await markDeleted(transaction, id, now);
    return { action: 'article_deleted', subject: article.title, subjectId: id };
  });
}

/** Back as it was. What was to go out meanwhile comes back as a draft: nothing appears that nobody is looking at. */
export async function restoreArticle(desk: Desk, staffId: StaffId, id: string): Promise<void> {
  await actOfStaff(desk, staffId, async (transaction, now) => {
    const article = await lockKept(transaction, id, now);
    if (!article.deletedAt) return undefined;
    const isOverdue = publicationOf(article) === 'scheduled' && article.publishAt && article.publishAt <= now;
    await markRestored(transaction, id, isOverdue ? { publishAt: null } : {});
    return { action: 'article_restored', subject: article.title, subjectId: id };
  });
}

async function lockKept(transaction: Database, id: string, now: Date) {
  const article = await lockArticle(transaction, id);
  if (!article || (article.deletedAt && article.deletedAt <= trashedUntil(now)))
    throw new Refusal('not_found', 'There is no such article.');
  return article;
}
