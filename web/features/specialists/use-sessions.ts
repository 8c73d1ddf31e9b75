import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Language } from '#shared/language/language.rules.ts';
import type { SessionCategory } from '#shared/specialists/specialists.rules.ts';
import type {
  SavedSessionsAnswer,
  SessionAnswer,
  SessionListAnswer,
} from '#shared/specialists/specialists.schema.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { byCursor } from '#web/platform/query/by-cursor.ts';
import { keptForANight } from '#web/platform/query/kept-for-a-night.ts';
import { rememberedAnswer } from '#web/platform/query/remembered-answer.ts';
import { type Owner, savedKey, sessionsKey } from './query-keys.ts';
import { seeSession } from './seen.ts';
import { fetchSavedSessions, fetchSessions } from './specialists.api.ts';
import { useSpecialistWrites } from './specialists.outbox.ts';

const rememberedSessions = (language: Language) =>
  rememberedAnswer<SessionListAnswer>(`sessions-${language}`, {
    looksRight: ({ sessions, nextCursor }) => Array.isArray(sessions) && nextCursor !== undefined,
  });
const rememberedSaved = (language: Language) =>
  rememberedAnswer<SavedSessionsAnswer>(`saved-sessions-${language}`, {
    looksRight: ({ sessions }) => Array.isArray(sessions),
  });

const minute = 60_000;
const isAhead = ({ isScheduled, isLive }: SessionAnswer) => isScheduled || isLive;

/** All video calls, page by page: as she last saw them at once, and with what she did on top. */
export function useSessions(owner: Owner, category: SessionCategory | undefined, term: string) {
  const language = useLanguage();
  const { writes } = useSpecialistWrites();
  const question = { language, category, term };
  const query = useInfiniteQuery({
    queryKey: sessionsKey(owner, question),
    queryFn: ({ pageParam, signal }) => fetchSessions(question, pageParam, signal),
    ...byCursor,
    ...(term === '' && !category && rememberedSessions(language).firstPage(owner)),
    // A list that says 'any moment' says so too when it is on.
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ sessions }) => sessions.some(isAhead)) ? minute : false,
    // While she types on, what the last word found stays: nothing flickers.
    ...(term !== '' && { placeholderData: keepPreviousData }),
    ...keptForANight,
  });
  const sessions = query.data?.pages.flatMap((page) => page.sessions) ?? [];
  return { query, sessions: once(sessions).map((session) => seeSession(session, writes)) };
}

/** What she keeps; one that she takes out stays in sight until the server knows, so that a slip is seen. */
export function useSavedSessions(owner: Owner) {
  const language = useLanguage();
  const { writes } = useSpecialistWrites();
  const query = useQuery({
    queryKey: savedKey(owner, language),
    queryFn: ({ signal }) => fetchSavedSessions(language, signal),
    ...rememberedSaved(language).query(owner),
    enabled: owner !== null,
    ...keptForANight,
  });
  return { query, sessions: (query.data?.sessions ?? []).map((session) => seeSession(session, writes)) };
}

/** A session that began between two pages may come with both. */
function once(sessions: readonly SessionAnswer[]): SessionAnswer[] {
  return [...new Map(sessions.map((session) => [session.id, session])).values()];
}
