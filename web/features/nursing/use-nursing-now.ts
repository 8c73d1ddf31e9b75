import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Timer } from '#shared/nursing/nursing.schema.ts';
import { compareWithServer } from './clock-watch.ts';
import { followServer } from './follow-server.ts';
import { fetchNow } from './nursing.api.ts';
import { followSettings } from './nursing-settings.ts';
import { pendingWrites, putTimer } from './nursing-writes.ts';
import { adoptVisitorTimer } from './timer-actions.ts';
import { changeShelf, readShelf } from './timer-shelf.ts';

export const nowKey = ['nursing', 'now'] as const;
/** Another device may switch or stop: while a feed runs, seeing it within half a minute is soon enough. */
const followEveryMs = 30_000;

/** Keeps this phone in step with the others. Returns the timers that run elsewhere and are not shown here. */
export function useNursingNow(owner: string | null, isRunning: boolean): Timer[] {
  const { data } = useQuery({
    queryKey: [...nowKey, owner],
    queryFn: async ({ signal }) => {
      const answer = await fetchNow(signal);
      if (owner === null) return answer;
      compareWithServer(owner, answer.serverTime, answer.tookMs);
      const pending = pendingWrites();
      followSettings(owner, answer.settings, pending);
      const { shelf, unsent } = followServer(readShelf(owner), answer.timers, pending);
      changeShelf(owner, shelf);
      for (const timer of unsent) putTimer(owner, timer);
      return answer;
    },
    enabled: owner !== null,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: isRunning ? followEveryMs : false,
  });

  useEffect(() => {
    if (owner !== null) adoptVisitorTimer(owner);
  }, [owner]);

  if (owner === null || !data) return [];
  const { current, aside, ended, left } = readShelf(owner);
  const isHere = (id: string) => id === current?.id || aside.some((timer) => timer.id === id);
  return data.timers.filter(({ id }) => !isHere(id) && !ended.includes(id) && !left.includes(id));
}
