import { seekElsewhere, toldOf, trulyAlike, widening } from '#server/features/search/seek-elsewhere.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { SearchedAnswer } from '#shared/search/search.schema.ts';
import { matcherOf, type SoughtWord } from '#shared/search/sought.rules.ts';
import type { FeedQuery, FeedRow, Viewer } from './feed.repository.ts';
import { nearPosts, searchPage } from './feed.repository.ts';

type Found = { shown: FeedRow[]; nextCursor: string | null; searched: SearchedAnswer | null };
type Search = FeedQuery & { q: string };

/** Posts that hold what she typed, newest first, by the rule of `widening`. */
export async function searchFeed(
  db: Database,
  viewer: Viewer,
  { q, cursor, ...asked }: Search,
): Promise<Found> {
  const sought = await seekElsewhere(db, q, asked.language);
  const { words } = sought;
  if (words.length === 0) return { shown: [], nextCursor: null, searched: null };
  const { page, fit } = await widening(words, cursor, async (fit, place) =>
    fit === 'alike'
      ? { shown: await nearPosts(db, viewer, { ...asked, words }), nextCursor: null }
      : searchPage(db, viewer, { ...asked, cursor: place, words, joined: fit === 'all' ? 'and' : 'or' }),
  );
  if (fit === 'alike') {
    const near = trulyAlike(words, page.shown, ({ content }) => content);
    return { ...page, shown: near.shown, searched: toldOf({ words: near.words, didYouMean: null }, fit) };
  }
  // Where only some of her words were found, what they may have meant was not.
  const didYouMean = fit === 'some' || isAsTyped(page.shown, words) ? null : sought.didYouMean;
  return { ...page, searched: toldOf({ words, didYouMean }, fit) };
}

/** Whether what was found says it as she wrote it: then she meant it so. */
function isAsTyped(rows: FeedRow[], words: SoughtWord[]): boolean {
  const piecesOf = matcherOf(
    words.map(({ exact, ...word }) => ({ ...word, forms: exact })),
    { inside: true },
  );
  return rows.some(({ content }) => piecesOf(content).some(({ isMatch }) => isMatch));
}
