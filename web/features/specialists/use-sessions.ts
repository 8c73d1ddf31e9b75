import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { SessionCategory } from '#shared/specialists/specialists.rules.ts';
import type {
  SavedSessionsAnswer,
  SessionAnswer,
  SessionListAnswer,
} from '#shared/specialists/specialists.schema.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { byCursor } from '#web/platform/query/by-cursor.ts';
import { recall, remember } from '#web/platform/query/remembered.ts';
import { type Owner, savedKey, sessionsKey, shelfLife } from './query-keys.ts';
import { seeSession } from './seen.ts';
import { fetchSavedSessions, fetchSessions } from './specialists.api.ts';
import { useSpecialistWrites } from './specialists.outbox.ts';

type Copy = SessionListAnswer & { owner: Owner };
type SavedCopy = SavedSessionsAnswer & { owner: Owner };

const minute = 60_000;
const isAhead = ({ isScheduled, isLive }: SessionAnswer) => isScheduled || isLive;

/** All video calls, page by page: as she last saw them at once, and with what she did on top. */
export function useSessions(owner: Owner, category: SessionCategory | undefined, term: string) {
  const language = useLanguage();
  const { writes } = useSpecialistWrites();
  const question = { language, category, term };
  const copyName = term === '' && !category ? `sessions-${language}` : undefined;
  const query = useInfiniteQuery({
    queryKey: sessionsKey(owner, question),
    queryFn: async ({ pageParam, signal }) => {
      const page = await fetchSessions(question, pageParam, signal);
      if (copyName && pageParam === null) remember(copyName, { owner, ...page } satisfies Copy);
      return page;
    },
    ...byCursor,
    initialData: () => {
      const copy = copyName === undefined ? undefined : recall(copyName, isCopy);
      if (copy?.owner !== owner) return undefined;
      const page: SessionListAnswer = { sessions: copy.sessions, nextCursor: copy.nextCursor };
      return { pages: [page], pageParams: [null] };
    },
    initialDataUpdatedAt: 0,
    // A list that says 'any moment' says so too when it is on.
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ sessions }) => sessions.some(isAhead)) ? minute : false,
    // While she types on, what the last word found stays: nothing flickers.
    ...(term !== '' && { placeholderData: keepPreviousData }),
    ...shelfLife,
  });
  const sessions = query.data?.pages.flatMap((page) => page.sessions) ?? [];
  return { query, sessions: once(sessions).map((session) => seeSession(session, writes)) };
}

/** What she keeps; one that she takes out stays in sight until the server knows, so that a slip is seen. */
export function useSavedSessions(owner: Owner) {
  const language = useLanguage();
  const { writes } = useSpecialistWrites();
  const copyName = `saved-sessions-${language}`;
  const query = useQuery({
    queryKey: savedKey(owner, language),
    queryFn: async ({ signal }) => {
      const answer = await fetchSavedSessions(language, signal);
      remember(copyName, { owner, ...answer } satisfies SavedCopy);
      return answer;
    },
    initialData: () => {
      const copy = recall(copyName, isSavedCopy);
      return owner !== null && copy?.owner === owner ? { sessions: copy.sessions } : undefined;
    },
    initialDataUpdatedAt: 0,
    enabled: owner !== null,
    ...shelfLife,
  });
  return { query, sessions: (query.data?.sessions ?? []).map((session) => seeSession(session, writes)) };
}

/** A session that began between two pages may come with both. */
function once(sessions: readonly SessionAnswer[]): SessionAnswer[] {
  return [...new Map(sessions.map((session) => [session.id, session])).values()];
}

function isCopy(answer: unknown): answer is Copy {
  const { owner, sessions, nextCursor } = (answer ?? {}) as Partial<Copy>;
  return owner !== undefined && Array.isArray(sessions) && nextCursor !== undefined;
}

function isSavedCopy(answer: unknown): answer is SavedCopy {
  const { owner, sessions } = (answer ?? {}) as Partial<SavedCopy>;
  return typeof owner === 'string' && Array.isArray(sessions);
}
