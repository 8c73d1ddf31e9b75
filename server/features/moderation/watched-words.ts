import { sql } from 'drizzle-orm';
import type { StaffId } from '#server/features/access/viewer.ts';
import { actOfStaff } from '#server/features/audit/audit.service.ts';
import type { Database } from '#server/platform/db/database.ts';
import { preparedRows } from '#server/platform/db/prepared.ts';
import { storedRow } from '#server/platform/db/rows.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { withoutAccents } from '#shared/search/search-words.rules.ts';
import type { watchedWords } from './moderation.table.ts';
import {
  allWatchedWords,
  dropWatchedWord,
  setWatchedWord,
  watchedWordsColumn,
} from './watched-words.repository.ts';

/** Words alone, one space between, accents and signs put aside. */
export function bareWords(text: string): string {
  return withoutAccents(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export type Watched = { words: string[]; isHeld: boolean };
export type WatchedWord = Word & { bare: string };

/** What a statement tells of the words: their version, and the list itself where the asker knows another. */
export type ToldWords = { version: string; list: string | null };

type KnownWords = { version: string; words: WatchedWord[] };

/** The first version is in no database: whoever asks with it is told the list. */
let lastKnown: KnownWords = { version: '', words: [] };

/**
 * The words are kept in memory, and their version is asked of the database with each text: a change by whichever process
 * is seen by all at once, and the list travels only then.
 */
export const knownWords = (): KnownWords => lastKnown;

/** What was asked with `known` is answered by what it knew, whatever was learned meanwhile. */
export function wordsTold(known: KnownWords, { version, list }: ToldWords): WatchedWord[] {
  if (list === null) return known.words;
  const words: Word[] = JSON.parse(list);
  lastKnown = {
    version,
    words: words.map(({ word, action }) => ({ word, action, bare: bareWords(word) })),
  };
  return lastKnown.words;
}

/** Whole words: 'leite' is not found in 'leiteria'. */
export function watchedIn(watched: WatchedWord[], content: string): Watched {
  const text = ` ${bareWords(content)} `;
  const found = watched.filter(({ bare }) => text.includes(` ${bare} `));
  return { words: found.map(({ word }) => word), isHeld: found.some(({ action }) => action === 'hold') };
}

const wordsOnly = preparedRows<{ told: ToldWords }>(
  'watched_words',
  () => sql`select ${watchedWordsColumn()} as told`,
);

export async function watchedWordsNow(db: Database): Promise<WatchedWord[]> {
  const known = knownWords();
  const { told } = storedRow(await wordsOnly(db, { watchedVersion: known.version }));
  return wordsTold(known, told);
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
