import { and, asc, isNull, lte, sql } from 'drizzle-orm';
import { record } from '#server/features/audit/audit.repository.ts';
import { posts } from '#server/features/library/library.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Services } from '#server/services.ts';
import { fieldsOf } from './article-fields.ts';
import { changeArticle, lockArticle } from './editing.repository.ts';
import { addRevision } from './revisions.repository.ts';
import { firstSeen } from './save.service.ts';

/** Publishes what is due. Several processes may do it at once: the row is locked, and looked at again. */
export async function publishDueArticles({
  db,
  clock,
  log,
}: Pick<Services, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now();
  for (const id of await dueArticles(db, now)) {
    try {
      await db.transaction((transaction) => publishIfDue(transaction, id, now));
    } catch (error) {
      log.error({ err: error }, 'a scheduled article could not be published; it is tried again');
    }
  }
}

async function dueArticles(db: Database, now: Date): Promise<string[]> {
  const due = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(lte(posts.publishAt, now), sql`not ${posts.published}`, isNull(posts.deletedAt)))
    .orderBy(asc(posts.publishAt));
  return due.map(({ id }) => id);
}

/** A new version, so that whoever has the article open is told before saving it as still to come. */
async function publishIfDue(transaction: Database, id: string, now: Date): Promise<void> {
  const article = await lockArticle(transaction, id);
  if (!article?.publishAt || article.publishAt > now || article.published || article.deletedAt) return;
  const createdAt = await firstSeen(transaction, article, { published: true, at: article.publishAt });
  const version = article.version + 1;
  await changeArticle(transaction, id, { published: true, publishAt: null, createdAt, version });
  await addRevision(transaction, null, {
    postId: id,
    version,
    fields: fieldsOf(article),
    state: 'published',
    publishAt: null,
    savedAt: now,
  });
  await record(transaction, null, {
    action: 'article_published',
    subject: article.title,
    subjectId: id,
    at: now,
  });
}
