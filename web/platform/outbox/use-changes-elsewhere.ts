import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChangesAnswer } from '#shared/sync/changes.schema.ts';
import { useOnline } from '../device/online.ts';
import { appOutbox } from './app-outbox.ts';
import { fetchChanges } from './changes.api.ts';

/** Soon enough for what two hands do in turn, seldom enough for a phone that lies open all night. */
const askEveryMs = 30_000;

type Heard = {
  /** The kinds of what her other devices did; 'all' where it was too much to tell. */
  onChanged: (kinds: ReadonlySet<string> | 'all') => void;
  /** How far each family of hers is by now, whoever did it. */
  onFamilies: (numbers: ChangesAnswer['families']) => void;
};

/**
 * While the page is looked at, asks every half minute whether another device of hers did something, and at once when
 * she comes back to it or the network does. What this phone did itself is no news to it.
 */
export function useChangesElsewhere(owner: string | null, { onChanged, onFamilies }: Heard): void {
  const [known] = useState(() => new Set<string>());
  const isOnline = useOnline();
  useQuery({
    queryKey: ['changes', owner],
    queryFn: async ({ client, queryKey, signal }) => {
      const since = client.getQueryData<string>(queryKey);
      const { writes, hasMore, asOf, families } = await fetchChanges(since, signal);
      for (const { id } of appOutbox.snapshot().writes) known.add(id);
      const news = writes.filter(({ id }) => !known.has(id) && !appOutbox.isAcknowledged(id));
      for (const { id } of news) known.add(id);
      if (hasMore) onChanged('all');
      else if (news.length > 0) onChanged(new Set(news.map(({ kind }) => kind)));
      // A server of the version before tells none.
      onFamilies(families ?? {});
      return asOf;
    },
    // Without a network the page says so already; asking would only fail.
    enabled: owner !== null && isOnline,
    staleTime: 0,
    retry: false,
    refetchInterval: askEveryMs,
    refetchOnWindowFocus: 'always',
  });
}
