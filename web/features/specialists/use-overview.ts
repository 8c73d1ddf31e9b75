import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '#shared/language/language.rules.ts';
import type { SpecialistsAnswer } from '#shared/specialists/specialists.schema.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { keptForANight } from '#web/platform/query/kept-for-a-night.ts';
import { rememberedAnswer } from '#web/platform/query/remembered-answer.ts';
import { knownSession } from './correct-sessions.ts';
import { type Owner, overviewKey } from './query-keys.ts';
import { seeSavedCount, seeSession } from './seen.ts';
import { fetchSpecialists } from './specialists.api.ts';
import { useSpecialistWrites } from './specialists.outbox.ts';

const remembered = (language: Language) =>
  rememberedAnswer<SpecialistsAnswer>(`specialists-${language}`, {
    looksRight: ({ thisWeek, savedAllowed }) => Array.isArray(thisWeek) && typeof savedAllowed === 'number',
  });

const minute = 60_000;

/** What the tab opens with: today's highlight, the week, her plan and how full her library is. */
export function useOverview(owner: Owner) {
  const language = useLanguage();
  const client = useQueryClient();
  const { writes } = useSpecialistWrites();
  const query = useQuery({
    queryKey: overviewKey(owner, language),
    queryFn: ({ signal }) => fetchSpecialists(language, signal),
    ...remembered(language).query(owner),
    // Who is live, and how many watch, changes while she looks.
    refetchInterval: minute,
    ...keptForANight,
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
    quota: {
      plan: data?.plan ?? 'free',
      savedCount,
      savedAllowed,
      isFull: savedCount >= savedAllowed,
      isKnown: data !== undefined,
    },
  };
}

/** Her 'Biblioteca Pessoal': what is in it, and whether more fits. */
export type SavedQuota = ReturnType<typeof useOverview>['quota'];
