import { and, desc, eq } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { cardColumns, readable } from './article-columns.ts';
import { posts, savedArticles } from './library.table.ts';

/** More than anyone reads; the oldest beyond it are kept and not shown. */
const shownAtMost = 300;

/** What she saved last first. An article that was withdrawn waits unseen until it is back. */
export function readingList(db: Database, userId: UserId) {
  return db
    .select(cardColumns)
    .from(savedArticles)
    .innerJoin(posts, eq(posts.id, savedArticles.postId))
    .where(and(eq(savedArticles.userId, userId), readable))
    .orderBy(desc(savedArticles.createdAt), desc(savedArticles.postId))
    .limit(shownAtMost);
}

export async function saveArticle(
  db: Database,
  userId: UserId,
  { articleId, now }: { articleId: string; now: Date },
): Promise<void> {
  await db.insert(savedArticles).values({ userId, postId: articleId, createdAt: now }).onConflictDoNothing();
}

export async function unsaveArticle(db: Database, userId: UserId, articleId: string): Promise<void> {
  await db
    .delete(savedArticles)
    .where(and(eq(savedArticles.userId, userId), eq(savedArticles.postId, articleId)));
}
