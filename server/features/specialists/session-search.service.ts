import { searchElsewhere } from '#server/features/search/seek-elsewhere.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { SessionQuery } from './session-page.sql.ts';
import type { Asker, SessionListRow } from './session-rows.ts';
import { sessionSearch } from './session-search.sql.ts';
import { listSessions } from './sessions.repository.ts';

/** Sessions that are of what she typed, in the order of the list. */
export function searchSessions(
  db: Database,
  asker: Asker,
  { q, cursor, ...asked }: SessionQuery & { q: string },
) {
  const { language } = asked;
  return searchElsewhere<SessionListRow>(db, {
    q,
    language,
    cursor,
    pageOf: (words, fit, place) =>
      listSessions(db, asker, {
        asked: { ...asked, cursor: place },
        search: sessionSearch({ words, language, fit }),
      }),
    textOf: ({ session, specialist }) =>
      [session.title, session.category, specialist.name, specialist.rolePt, specialist.roleEn].join(' '),
  });
}
