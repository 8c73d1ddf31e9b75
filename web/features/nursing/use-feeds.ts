import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { mergeFeeds, type SeenFeed } from '#shared/nursing/merge.rules.ts';
import { historyLength } from '#shared/nursing/nursing.rules.ts';
import type { FeedLogAnswer } from '#shared/nursing/nursing.schema.ts';
import { usePendingWrites } from '#web/features/timer/timer.outbox.ts';
import { correctQuery } from '#web/platform/outbox/correct-query.ts';
import { byCursor } from '#web/platform/query/by-cursor.ts';
import { feedMirror } from './feed-mirror.ts';
import { fetchFeeds, fetchRange } from './nursing.api.ts';

/** Two busy days: more than the first screen shows, and little enough for a weak connection. */
export const pageLength = 25;
export const feedsKey = ['nursing', 'feeds'] as const;
export const rangeKey = ['nursing', 'range'] as const;

/** Her feeds, newest first, page by page: what the phone mirrored at once, and on top what waits to be sent. */
export function useFeeds(owner: string | null) {
  const query = useInfiniteQuery({
    queryKey: [...feedsKey, owner],
    queryFn: ({ pageParam, signal }) => fetchFeeds({ cursor: pageParam, limit: pageLength }, signal),
    ...byCursor,
    enabled: owner !== null,
    initialData: () => {
      const feeds = owner === null ? undefined : feedMirror.read(owner);
      return feeds ? { pages: [{ feeds, nextCursor: null }], pageParams: [null] } : undefined;
    },
    initialDataUpdatedAt: 0,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const first = query.data?.pages[0];
  useEffect(() => {
    if (owner !== null && first) feedMirror.write(owner, first.feeds.slice(0, pageLength));
  }, [owner, first]);

  const pending = usePendingWrites();
  const feeds: SeenFeed[] = mergeFeeds(query.data?.pages.flatMap((page) => page.feeds) ?? [], pending);
  return {
    feeds,
    history: feeds.slice(0, historyLength),
    /** Nothing is known yet, not even from before. */
    isWaiting: owner !== null && query.isPending && feeds.length === 0,
    hasFailed: query.isError,
    refetch: query.refetch,
    isFetching: query.isFetching,
    hasNextPage: query.hasNextPage,
    isFetchingNextPage: query.isFetchingNextPage,
    isFetchNextPageError: query.isFetchNextPageError,
    fetchNextPage: query.fetchNextPage,
  };
}

/** She left the log: only its first page stays, or coming back would ask for each page she ever scrolled to. */
export function useLogTrimmedOnLeaving(owner: string | null): void {
  const client = useQueryClient();
  useEffect(
    () => () =>
      correctQuery<InfiniteData<FeedLogAnswer>>(client, [...feedsKey, owner], ({ pages, pageParams }) => ({
        pages: pages.slice(0, 1),
        pageParams: pageParams.slice(0, 1),
      })),
    [client, owner],
  );
}

/** The feeds of a span of days. Until all of them came, `isWhole` is false: a picture or a sheet with a hole would lie. */
export function useFeedRange(owner: string | null, from: Date, to: Date) {
  const query = useQuery({
    queryKey: [...rangeKey, owner, from.toISOString(), to.toISOString()],
    queryFn: ({ signal }) => fetchRange(from, to, signal),
    enabled: owner !== null,
    // A thousand are not compared with the thousand before.
    structuralSharing: false,
  });
  // Behind what she does: to go through a thousand takes a cheap phone a while.
  const data = useDeferredValue(query.data);
  const pending = usePendingWrites();
  const isInside = ({ startTime }: SeenFeed) =>
    Date.parse(startTime) >= from.getTime() && Date.parse(startTime) < to.getTime();
  return {
    feeds: mergeFeeds(data ?? [], pending).filter(isInside),
    /** A visitor has no more than what is on her phone. */
    isWhole: owner === null || data !== undefined,
    hasFailed: query.isError && !query.data,
    isFetching: query.isFetching,
    refetch: query.refetch,
  };
}
