import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/features/access/personal-data.ts';
import { postFeedback, savedArticles } from './library.table.ts';

export const articleFeedbackData: PersonalData = {
  table: 'post_feedback',
  inOrder: ['created_at', 'id'],
  rows: (db, { userId }) =>
    db
      .select({
        id: postFeedback.id,
        post_id: postFeedback.postId,
        is_helpful: postFeedback.isHelpful,
        suggestion: postFeedback.suggestion,
        created_at: postFeedback.createdAt,
      })
      .from(postFeedback)
      .where(eq(postFeedback.userId, userId)),
};

export const readingListData: PersonalData = {
  table: 'saved_articles',
  inOrder: ['created_at', 'post_id'],
  rows: (db, { userId }) =>
    db
      .select({ post_id: savedArticles.postId, created_at: savedArticles.createdAt })
      .from(savedArticles)
      .where(eq(savedArticles.userId, userId)),
};
