import type { Database } from '#server/platform/db/database.ts';
import type { Language } from '#shared/language/language.rules.ts';
import type { SearchedAnswer } from '#shared/search/search.schema.ts';
import { isStopWord, withoutAccents } from '#shared/search/search-words.rules.ts';
import { forgiven, slipsBetween } from '#shared/search/slips.rules.ts';
import type { SoughtWord } from '#shared/search/sought.rules.ts';
import { literally, seek } from './seek.ts';

export type SoughtElsewhere = { words: SoughtWord[]; didYouMean: string | null };

/** For texts whose words the library does not know: each word as she typed it, and all that the library knows of it. */
export async function seekElsewhere(
  db: Database,
  term: string,
  language: Language,
): Promise<SoughtElsewhere> {
  const sought = await seek(db, term, language);
  const typed = literally(term);
  const meaning = typed.filter((word) => !isStopWord(word.typed, language));
  const words = (meaning.length > 0 ? meaning : typed).map((word): SoughtWord => {
    const known = sought?.words.find((one) => one.typed === word.typed);
    return { ...word, forms: [...new Set([...word.forms, ...(known?.forms ?? [])])] };
  });
  return { words, didYouMean: sought?.didYouMean ?? null };
}

/** Every word, at least one of them, or for each one that looks like it. */
export type Fit = 'all' | 'some' | 'alike';

type Page = { shown: readonly unknown[]; nextCursor: string | null };

/** Marks the cursor of those that have some of the words. */
const somePrefix = 'some ';

/** Those that have all the words; where there are none, those that have some; where none of these either, those that look like it. */
export async function widening<Found extends Page>(
  words: readonly SoughtWord[],
  cursor: string | undefined,
  pageOf: (fit: Fit, cursor?: string) => Promise<Found>,
): Promise<{ page: Found; fit: Fit }> {
  const isSome = cursor?.startsWith(somePrefix) ?? false;
  if (!isSome) {
    const page = await pageOf('all', cursor);
    if (page.shown.length > 0 || cursor !== undefined) return { page, fit: 'all' };
  }
  if (words.length > 1) {
    const some = await pageOf('some', cursor?.slice(somePrefix.length));
    const page = { ...some, nextCursor: some.nextCursor && somePrefix + some.nextCursor };
    if (page.shown.length > 0 || cursor !== undefined) return { page, fit: 'some' };
  }
  return { page: await pageOf('alike'), fit: 'alike' };
}

/** What the page is told of how it was searched for. */
export const toldOf = ({ words, didYouMean }: SoughtElsewhere, fit: Fit): SearchedAnswer => ({
  words: words.map(({ typed, forms, isTyping }) => ({ typed, forms, isTyping })),
  didYouMean,
  isPartial: fit === 'some',
});

/** Of rows that the database thinks are alike, those that differ by slips that a thumb makes; with the words that do. */
export function trulyAlike<Row>(
  words: readonly SoughtWord[],
  rows: readonly Row[],
  textOf: (row: Row) => string,
) {
  const near = words.map((word) => ({ ...word, forms: new Set(word.forms) }));
  const shown = rows.filter((row) => {
    const said =
      textOf(row)
        .match(/[\p{L}\p{N}\p{M}]+/gu)
        ?.map(withoutAccents) ?? [];
    return near
      .map(({ typed, forms }) => {
        const plain = withoutAccents(typed);
        const alike = said.filter(
          (one) => forms.has(one) || slipsBetween(plain, one) <= forgiven(plain.length),
        );
        for (const one of alike) forms.add(one);
        return alike.length > 0;
      })
      .every(Boolean);
  });
  return { shown, words: near.map((word) => ({ ...word, forms: [...word.forms] })) };
}
