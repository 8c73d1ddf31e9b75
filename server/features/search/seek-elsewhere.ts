import type { Database } from '#server/platform/db/database.ts';
import type { Language } from '#shared/language/language.rules.ts';
import type { SearchedAnswer } from '#shared/search/search.schema.ts';
import { isStopWord, withoutAccents } from '#shared/search/search-words.rules.ts';
import { forgiven, slipsBetween } from '#shared/search/slips.rules.ts';
import { matcherOf, type SoughtWord } from '#shared/search/sought.rules.ts';
import { literally, seek } from './seek.ts';

type SoughtElsewhere = { words: SoughtWord[]; didYouMean: string | null };

/** For texts whose words the library does not know: each word as she typed it, and all that the library knows of it. */
async function seekElsewhere(db: Database, term: string, language: Language): Promise<SoughtElsewhere> {
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

type Page<Row> = { shown: Row[]; nextCursor: string | null };

/** Marks the cursor of those that have some of the words. */
const somePrefix = 'some ';

/** Those that have all the words; where there are none, those that have some; where none of these either, those that look like it. */
async function widening<Row>(
  words: readonly SoughtWord[],
  cursor: string | undefined,
  pageOf: (fit: Fit, cursor?: string) => Promise<Page<Row>>,
): Promise<{ page: Page<Row>; fit: Fit }> {
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
const toldOf = ({ words, didYouMean }: SoughtElsewhere, fit: Fit): SearchedAnswer => ({
  words: words.map(({ typed, forms, isTyping }) => ({ typed, forms, isTyping })),
  didYouMean,
  isPartial: fit === 'some',
});

/** Of rows that the database thinks are alike, those that differ by slips that a thumb makes; with the words that do. */
function trulyAlike<Row>(words: readonly SoughtWord[], rows: readonly Row[], textOf: (row: Row) => string) {
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

type Search<Row> = {
  q: string;
  language: Language;
  cursor: string | undefined;
  pageOf: (words: SoughtWord[], fit: Fit, cursor?: string) => Promise<Page<Row>>;
  /** What a slip of hers may be a slip of. */
  textOf: (row: Row) => string;
  /** Whether her words also count inside of longer ones. */
  inside?: boolean;
};

/** What holds the words of a term, by the rule of `widening`, and what the page is told of it. */
export async function searchElsewhere<Row>(
  db: Database,
  { q, language, cursor, pageOf, textOf, inside = false }: Search<Row>,
): Promise<Page<Row> & { searched: SearchedAnswer | null }> {
  const { words, didYouMean } = await seekElsewhere(db, q, language);
  if (words.length === 0) return { shown: [], nextCursor: null, searched: null };
  const { page, fit } = await widening(words, cursor, (wanted, place) => pageOf(words, wanted, place));
  if (fit === 'alike') {
    const near = trulyAlike(words, page.shown, textOf);
    const searched = toldOf({ words: near.words, didYouMean: null }, fit);
    return { shown: near.shown, nextCursor: null, searched };
  }
  const exactly = words.map(({ exact, ...word }) => ({ ...word, forms: exact }));
  const piecesOf = matcherOf(exactly, { inside });
  // Where only some of her words were found, what they may have meant was not; what is found as she wrote it, she meant so.
  const isMeant =
    fit === 'some' || page.shown.some((row) => piecesOf(textOf(row)).some(({ isMatch }) => isMatch));
  return { ...page, searched: toldOf({ words, didYouMean: isMeant ? null : didYouMean }, fit) };
}
