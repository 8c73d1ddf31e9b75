import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SpecialistsAnswer } from '#shared/specialists/specialists.schema.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { recall, remember } from '#web/platform/query/remembered.ts';
import { knownSession } from './correct-sessions.ts';
import { type Owner, overviewKey, shelfLife } from './query-keys.ts';
import { seeSavedCount, seeSession } from './seen.ts';
import { fetchSpecialists } from './specialists.api.ts';
import { useSpecialistWrites } from './specialists.outbox.ts';

type Copy = SpecialistsAnswer & { owner: Owner };

const minute = 60_000;

/** What the tab opens with: today's highlight, the week, her plan and how full her library is. */
export function useOverview(owner: Owner) {
  const language = useLanguage();
  const client = useQueryClient();
  const { writes } = useSpecialistWrites();
  const copyName = `specialists-${language}`;
  const query = useQuery({
    queryKey: overviewKey(owner, language),
    queryFn: async ({ signal }) => {
      const answer = await fetchSpecialists(language, signal);
      remember(copyName, { owner, ...answer } satisfies Copy);
      return answer;
    },
    initialData: () => {
      const copy = recall(copyName, isCopy);
      return copy?.owner === owner ? copy : undefined;
    },
    initialDataUpdatedAt: 0,
    // Who is live, and how many watch, changes while she looks.
    refetchInterval: minute,
    ...shelfLife,
  });
  const { data } = query;
  const savedAllowed = data?.savedAllowed ?? Number.POSITIVE_INFINITY;
  const savedCount = seeSavedCount(
    data?.savedCount ?? 0,
    writes,
    (sessionId) => knownSession(client, owner, sessionId)?.userSaved,
  );
  return {
    query,
    highlight: data?.highlight ? seeSession(data.highlight, writes) : null,
    thisWeek: (data?.thisWeek ?? []).map((session) => seeSession(session, writes)),
    // A copy that an old release kept knows of the week alone.
    later: (data?.later ?? []).map((session) => seeSession(session, writes)),
    shelf: {
      plan: data?.plan ?? 'free',
      savedCount,
      savedAllowed,
      isFull: savedCount >= savedAllowed,
      isKnown: data !== undefined,
    },
  };
}

/** Her 'Biblioteca Pessoal': what is in it, and whether more fits. */
export type Shelf = ReturnType<typeof useOverview>['shelf'];

function isCopy(answer: unknown): answer is Copy {
  const { owner, thisWeek, savedAllowed } = (answer ?? {}) as Partial<Copy>;
  return owner !== undefined && Array.isArray(thisWeek) && typeof savedAllowed === 'number';
}
