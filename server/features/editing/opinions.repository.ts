import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { StaffId } from '#server/features/access/viewer.ts';
import { postFeedback } from '#server/features/library/library.table.ts';
import { olderThan, positionOf } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { pageOf } from '#server/platform/db/page.ts';

const suggestionsPerPage = 50;

/** What readers wrote, newest first. Who wrote it is not asked for. */
export async function suggestionPage(
  db: Database,
  _reader: StaffId,
  { articleId, cursor }: { articleId: string; cursor?: string | undefined },
) {
  const rows = await db
    .select({
      id: postFeedback.id,
      isHelpful: postFeedback.isHelpful,
      suggestion: sql<string>`${postFeedback.suggestion}`,
      createdAt: postFeedback.createdAt,
      position: positionOf(postFeedback.createdAt, postFeedback.id),
    })
    .from(postFeedback)
    .where(
      and(
        eq(postFeedback.postId, articleId),
        isNotNull(postFeedback.suggestion),
        olderThan(postFeedback.createdAt, postFeedback.id, cursor),
      ),
    )
    .orderBy(desc(postFeedback.createdAt), desc(postFeedback.id))
    .limit(suggestionsPerPage + 1);
  return pageOf(rows, suggestionsPerPage);
}
