import { and, eq, isNull, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { DailyMark } from '#shared/daily/daily.schema.ts';
import { dailyContent, dailyMarks } from './daily.table.ts';

const columns = {
  like: { name: 'likedAt', column: dailyMarks.likedAt },
  save: { name: 'savedAt', column: dailyMarks.savedAt },
  done: { name: 'doneAt', column: dailyMarks.doneAt },
} as const;

/** A second time changes nothing, nor the moment of the first. False when there is no such content (any more). */
export async function setMark(
  db: Database,
  userId: UserId,
  { contentId, mark, now }: { contentId: string; mark: DailyMark; now: Date },
): Promise<boolean> {
  const { name, column } = columns[mark];
  const isShown = and(
    eq(dailyContent.id, contentId),
    eq(dailyContent.published, true),
    isNull(dailyContent.deletedAt),
  );
  if ((await db.$count(dailyContent, isShown)) === 0) return false;
  await db
    .insert(dailyMarks)
    .values({ userId, contentId, [name]: now })
    .onConflictDoUpdate({
      target: [dailyMarks.userId, dailyMarks.contentId],
      set: { [name]: sql`coalesce(${column}, excluded.${sql.identifier(column.name)})` },
    });
  return true;
}

/** Where nothing is marked any more, nothing is kept. */
export async function dropMark(
  db: Database,
  userId: UserId,
  { contentId, mark }: { contentId: string; mark: DailyMark },
): Promise<void> {
  const hers = and(eq(dailyMarks.userId, userId), eq(dailyMarks.contentId, contentId));
  await db
    .update(dailyMarks)
    .set({ [columns[mark].name]: null })
    .where(hers);
  await db
    .delete(dailyMarks)
    .where(and(hers, isNull(dailyMarks.likedAt), isNull(dailyMarks.savedAt), isNull(dailyMarks.doneAt)));
}
