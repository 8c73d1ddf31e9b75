import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { keptForANight } from '#web/platform/query/kept-for-a-night.ts';
import { type Owner, specialists } from '../query-keys.ts';
import { seeSession } from '../seen.ts';
import { fetchNow } from '../specialists.api.ts';
import { useSpecialistWrites } from '../specialists.outbox.ts';

const minute = 60_000;

/** Who is there now, and what is live or comes next. */
export function useSpecialistsNow(owner: Owner) {
  const language = useLanguage();
  const { writes } = useSpecialistWrites();
  const query = useQuery({
    queryKey: [specialists, 'now', owner, language],
    queryFn: ({ signal }) => fetchNow(language, signal),
    // Who can be called changes while she looks.
    refetchInterval: minute,
    ...keptForANight,
  });
  const next = query.data?.next;
  return { query, next: next ? seeSession(next, writes) : null };
}
