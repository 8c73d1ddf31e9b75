import { asc, eq, sql } from 'drizzle-orm';
import type { StaffId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { watchedWords } from './moderation.table.ts';

export function allWatchedWords(db: Database) {
  return db.select().from(watchedWords).orderBy(asc(watchedWords.word));
}

/** The version of all of them, and the list unless the asker knows that version: one column of a statement. */
export const watchedWordsColumn = () => {
  const { word, action } = watchedWords;
  return sql`(select json_build_object('version', md5(list), 'list',
      case when md5(list) <> ${sql.placeholder('watchedVersion')}::text then list end)
    from (select coalesce(json_agg(json_build_object('word', ${word}, 'action', ${action}) order by ${word}), '[]')::text
      as list from ${watchedWords}) as whole)`;
};

type Word = typeof watchedWords.$inferInsert;

/** Watched before, its action is changed. */
export async function setWatchedWord(db: Database, _by: StaffId, word: Word): Promise<void> {
  await db
    .insert(watchedWords)
    .values(word)
    .onConflictDoUpdate({ target: watchedWords.word, set: { action: word.action } });
}

/** Whether it was watched. */
export async function dropWatchedWord(db: Database, _by: StaffId, word: string): Promise<boolean> {
  const gone = await db.delete(watchedWords).where(eq(watchedWords.word, word)).returning();
  return gone.length > 0;
}
