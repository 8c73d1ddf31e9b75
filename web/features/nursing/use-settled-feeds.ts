import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onNursingWriteDone } from './nursing-writes.ts';
import { settleFeeds } from './settle-feeds.ts';
import { nowKey } from './use-nursing-now.ts';

/** Mounted once, beside every screen: what she saved or deleted settles wherever she is when it arrives. */
export function useSettledFeeds(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onNursingWriteDone((write) => {
        settleFeeds(client, write);
        client.invalidateQueries({ queryKey: nowKey });
      }),
    [client],
  );
}
