import { useQuery } from '@tanstack/react-query';
import type { DailyContentAnswer } from '#shared/daily/daily.schema.ts';
import { keptForANight } from '#web/platform/query/kept-for-a-night.ts';
import { fetchContent, fetchSavedContents } from './daily.api.ts';
import { useDailyWrites } from './daily.outbox.ts';
import { contentKey, type Owner, savedKey } from './query-keys.ts';
import { seeContent } from './seen-content.ts';

/** One piece by itself, as a shared link names it. */
export const useContent = (owner: Owner, contentId: string) =>
  useQuery({
    queryKey: contentKey(owner, contentId),
    queryFn: ({ signal }) => fetchContent(contentId, signal),
    ...keptForANight,
  });

/** With what her phone has not sent yet. */
export function useSeenContent(content: DailyContentAnswer): DailyContentAnswer {
  return seeContent(content, useDailyWrites());
}

/** What she saved, the newest first. */
export function useSavedContents(owner: Owner) {
  const writes = useDailyWrites();
  const query = useQuery({
    queryKey: savedKey(owner),
    queryFn: ({ signal }) => fetchSavedContents(signal),
    enabled: owner !== null,
    ...keptForANight,
  });
  return (query.data?.contents ?? [])
    .map((content) => seeContent(content, writes))
    .filter(({ userSaved }) => userSaved);
}
