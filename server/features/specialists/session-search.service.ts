import { seekElsewhere, toldOf, trulyAlike, widening } from '#server/features/search/seek-elsewhere.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { SearchedAnswer } from '#shared/search/search.schema.ts';
import { matcherOf, type SoughtWord } from '#shared/search/sought.rules.ts';
import type { SessionQuery } from './session-page.sql.ts';
import type { Asker, SessionListRow } from './session-rows.ts';
import { sessionSearch } from './session-search.sql.ts';
import { listSessions } from './sessions.repository.ts';

type Found = { shown: SessionListRow[]; nextCursor: string | null; searched: SearchedAnswer | null };

/** Sessions that are of what she typed, in the order of the list, by the rule of `widening`. */
export async function searchSessions(
  db: Database,
  asker: Asker,
  { q, cursor, ...asked }: SessionQuery & { q: string },
): Promise<Found> {
  const { language } = asked;
  const sought = await seekElsewhere(db, q, language);
  const { words } = sought;
  if (words.length === 0) return { shown: [], nextCursor: null, searched: null };
  const { page, fit } = await widening(words, cursor, (fit, place) =>
    listSessions(db, asker, {
      asked: { ...asked, cursor: place },
      search: sessionSearch({ words, language, fit }),
    }),
  );
  if (fit === 'alike') {
    const near = trulyAlike(words, page.shown, aboutOf);
    return {
      shown: near.shown,
      nextCursor: null,
      searched: toldOf({ words: near.words, didYouMean: null }, fit),
    };
  }
  // Where only some of her words were found, what they may have meant was not.
  const didYouMean = fit === 'all' && !isAsTyped(page.shown, words) ? sought.didYouMean : null;
  return { ...page, searched: toldOf({ words, didYouMean }, fit) };
}

/** What a slip of hers may be a slip of. */
const aboutOf = ({ session, specialist }: SessionListRow) =>
  [session.title, session.category, specialist.name, specialist.rolePt, specialist.roleEn].join(' ');

/** Whether what was found says it as she wrote it: then she meant it so. */
function isAsTyped(rows: readonly SessionListRow[], words: SoughtWord[]): boolean {
  const piecesOf = matcherOf(words.map(({ exact, ...word }) => ({ ...word, forms: exact })));
  return rows.some((row) => piecesOf(aboutOf(row)).some(({ isMatch }) => isMatch));
}
