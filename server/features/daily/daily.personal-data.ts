import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/features/access/personal-data.ts';
import { dailyMarks } from './daily.table.ts';

export const dailyMarkData: PersonalData = {
  table: 'daily_marks',
  inOrder: ['content_id'],
  rows: (db, { userId }) =>
    db
      .select({
        content_id: dailyMarks.contentId,
        liked_at: dailyMarks.likedAt,
        saved_at: dailyMarks.savedAt,
        done_at: dailyMarks.doneAt,
      })
      .from(dailyMarks)
      .where(eq(dailyMarks.userId, userId)),
};
