import { sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import { postFeedback } from './library.table.ts';

export type FeedbackStats = { totalFeedback: number; helpfulPercentage: number };

/** By the stored function of the specification. */
export async function feedbackStats(db: Database, articleId: string): Promise<FeedbackStats> {
  const rows = await rowsOf<FeedbackStats>(
    db,
    sql`select total_feedback as "totalFeedback", helpful_percentage as "helpfulPercentage"
        from get_post_feedback_stats(${articleId}::uuid)`,
  );
  return rows[0] ?? { totalFeedback: 0, helpfulPercentage: 0 };
}

export async function feedbackOf(db: Database, userId: UserId, articleId: string) {
  const [row] = await db
    .select({ isHelpful: postFeedback.isHelpful, suggestion: postFeedback.suggestion })
    .from(postFeedback)
    .where(sql`${postFeedback.postId} = ${articleId} and ${postFeedback.userId} = ${userId}`);
  return row;
}

type Opinion = { isHelpful: boolean; suggestion: string | null };

/** Once per mother and article: a second word replaces the first, and the one that she said as a visitor. */
export async function saveFeedback(
  db: Database,
  userId: UserId,
  {
    articleId,
    replaces,
    now,
    ...opinion
  }: Opinion & { articleId: string; replaces?: string | undefined; now: Date },
): Promise<void> {
  await db.transaction(async (transaction) => {
    if (replaces) await transaction.delete(postFeedback).where(visitors(articleId, replaces));
    await transaction
      .insert(postFeedback)
      .values({ postId: articleId, userId, ...opinion, createdAt: now })
      .onConflictDoUpdate({
        target: [postFeedback.postId, postFeedback.userId],
        set: { ...opinion, createdAt: now },
      });
  });
}

/** Of nobody: an id that says nothing but that it is this answer. One that is taken by something else is left alone. */
export async function saveVisitorFeedback(
  db: Database,
  { articleId, answerId, ...opinion }: Opinion & { articleId: string; answerId: string },
  now: Date,
): Promise<void> {
  await db
    .insert(postFeedback)
    .values({ id: answerId, postId: articleId, userId: null, ...opinion, createdAt: now })
    .onConflictDoUpdate({
      target: postFeedback.id,
      set: { ...opinion, createdAt: now },
      setWhere: visitors(articleId, answerId),
    });
}

const visitors = (articleId: string, answerId: string) =>
  sql`${postFeedback.id} = ${answerId} and ${postFeedback.postId} = ${articleId} and ${postFeedback.userId} is null`;
