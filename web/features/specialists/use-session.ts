import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SessionAnswer } from '#shared/specialists/specialists.schema.ts';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { keptForANight } from '#web/platform/query/kept-for-a-night.ts';
import { knownSession } from './correct-sessions.ts';
import { type Owner, sessionKey } from './query-keys.ts';
import { seeSession } from './seen.ts';
import { fetchSession } from './specialists.api.ts';
import { useSpecialistWrites } from './specialists.outbox.ts';

const minute = 60_000;

/** One session. What a list told of it is there before any answer. */
export function useSession(owner: Owner, sessionId: string) {
  const client = useQueryClient();
  const language = useLanguage();
  const { writes } = useSpecialistWrites();
  const query = useQuery({
    queryKey: sessionKey(owner, language, sessionId),
    queryFn: ({ signal }) => fetchSession(sessionId, language, signal),
    refetchInterval: ({ state }) => (isMoving(state.data?.session) ? minute : false),
    ...keptForANight,
  });
  const session = query.data?.session ?? knownSession(client, owner, sessionId);
  const code = query.isError ? errorCodeOf(query.error) : undefined;
  return {
    query,
    session: session && seeSession(session, writes),
    specialist: query.data?.specialist,
    /** An address that is no session's, or of one that is gone. */
    isMissing: code === 'not_found' || code === 'invalid_input',
    hasFailed: query.isError && !query.data,
  };
}

/** Live, or about to be: the page that waits for it need not be loaded anew. */
function isMoving(session: SessionAnswer | undefined): boolean {
  if (!session) return false;
  return session.isLive || (session.isScheduled && Date.parse(session.startsAt) - Date.now() < 30 * minute);
}
