import { useQuery } from '@tanstack/react-query';
import type { SessionCategory } from '#shared/specialists/specialists.rules.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { type Owner, shelfLife, specialists } from '../query-keys.ts';
import { seeSession } from '../seen.ts';
import { fetchWeek } from '../specialists.api.ts';
import { useSpecialistWrites } from '../specialists.outbox.ts';

/** Whose week it is, with her next session and what can be watched again. */
export function useWeek(owner: Owner, category: SessionCategory | undefined) {
  const language = useLanguage();
  const { writes } = useSpecialistWrites();
  const query = useQuery({
    queryKey: [specialists, 'week', owner, language, category ?? null],
    queryFn: ({ signal }) => fetchWeek(language, category, signal),
    ...shelfLife,
  });
  const { data } = query;
  return {
    query,
    specialist: data?.specialist ?? null,
    next: data?.next ? seeSession(data.next, writes) : null,
    replays: (data?.replays ?? []).map((session) => seeSession(session, writes)),
  };
}
