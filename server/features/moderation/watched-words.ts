import type { StaffId } from '#server/features/access/viewer.ts';
import { actOfStaff } from '#server/features/audit/audit.service.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { withoutAccents } from '#shared/search/search-words.rules.ts';
import type { watchedWords } from './moderation.table.ts';
import { allWatchedWords, dropWatchedWord, setWatchedWord } from './watched-words.repository.ts';

/** Words alone, one space between, accents and signs put aside. */
export function bareWords(text: string): string {
  return withoutAccents(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export type Watched = { words: string[]; isHeld: boolean };

/** Whole words: 'leite' is not found in 'leiteria'. */
export async function watchedIn(db: Database, content: string): Promise<Watched> {
  const text = ` ${bareWords(content)} `;
  const watched = await allWatchedWords(db);
  const found = watched.filter(({ word }) => text.includes(` ${bareWords(word)} `));
  return { words: found.map(({ word }) => word), isHeld: found.some(({ action }) => action === 'hold') };
}

export function listWatchedWords(db: Database, _reader: StaffId) {
  return allWatchedWords(db);
}

type Word = Pick<typeof watchedWords.$inferInsert, 'word' | 'action'>;
type Desk = Pick<Services, 'db' | 'clock'>;

export async function watch(desk: Desk, by: StaffId, { word, action }: Word): Promise<void> {
  if (bareWords(word) === '')
    throw new Refusal('invalid_input', 'A word has letters.', { fields: { word: 'content_blank' } });
  await actOfStaff(desk, by, async (transaction, now) => {
    await setWatchedWord(transaction, by, { word, action, addedAt: now });
    return { action: 'watched_word_set', subject: word };
  });
}

/** What is not watched is left as it is. */
export async function unwatch(desk: Desk, by: StaffId, word: string): Promise<void> {
  await actOfStaff(desk, by, async (transaction) => {
    const wasWatched = await dropWatchedWord(transaction, by, word);
    return wasWatched ? { action: 'watched_word_removed', subject: word } : undefined;
  });
}
