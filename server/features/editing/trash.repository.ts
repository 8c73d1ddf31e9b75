import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { postAddresses, postFeedback, posts, savedArticles } from '#server/features/library/library.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import { postDrafts, postRevisions } from './editing.table.ts';

export async function markDeleted(transaction: Database, id: string, now: Date): Promise<void> {
  await transaction.update(posts).set({ deletedAt: now }).where(eq(posts.id, id));
}

export async function markRestored(
  transaction: Database,
  id: string,
  changes: { publishAt?: null },
): Promise<void> {
  await transaction
    .update(posts)
    .set({ deletedAt: null, ...changes })
    .where(eq(posts.id, id));
}

/** Deleted by then and still holding something: of what came with Colo only the key stays. */
const isDue = (until: Date) =>
  and(lte(posts.deletedAt, until), or(isNull(posts.contentKey), isNotNull(posts.contentHash)));

/** A few at a time. */
export async function dueForPurge(db: Database, until: Date): Promise<string[]> {
  const due = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(sql`not (${posts.published} and ${posts.deletedAt} is null)`, isDue(until)))
    .orderBy(asc(posts.deletedAt))
    .limit(100);
  return due.map(({ id }) => id);
}

/** Undefined when it was restored, or another process has it. */
export async function lockForPurge(transaction: Database, id: string, until: Date) {
  const [row] = await transaction
    .select({ id: posts.id, title: posts.title, contentKey: posts.contentKey })
    .from(posts)
    .where(and(eq(posts.id, id), isDue(until)))
    .for('update', { skipLocked: true });
  return row;
}

/**
 * Removes the article and all that hangs on it. Of what came with Colo an empty row stays, deleted: it tells the next
 * start not to load that file again.
 */
export async function removeArticle(
  transaction: Database,
  { id, contentKey }: { id: string; contentKey: string | null },
): Promise<void> {
  await transaction.delete(postDrafts).where(eq(postDrafts.postId, id));
  if (contentKey === null) {
    await transaction.delete(posts).where(eq(posts.id, id));
    return;
  }
  for (const table of [postRevisions, postFeedback, savedArticles, postAddresses])
    await transaction.delete(table).where(eq(table.postId, id));
  await transaction
    .update(posts)
    .set({
      title: '',
      content: '',
      introduction: null,
      practicalTip: null,
      author: '',
      authorRole: null,
      reviewer: null,
      reviewedOn: null,
      sources: [],
      keywords: null,
      imageUrl: null,
      imageAlt: null,
      imageWidth: null,
      imageHeight: null,
      imageWidths: null,
      audioUrl: null,
      audioDurationSeconds: null,
      published: false,
      publishAt: null,
      slug: null,
      pairId: null,
      contentHash: null,
    })
    .where(eq(posts.id, id));
}
