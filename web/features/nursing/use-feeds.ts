import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { mergeFeeds, type SeenFeed } from '#shared/nursing/merge.rules.ts';
import { historyLength } from '#shared/nursing/nursing.rules.ts';
import type { FeedLogAnswer } from '#shared/nursing/nursing.schema.ts';
import { usePendingWrites } from '#web/features/timer/timer.outbox.ts';
import { correctQuery } from '#web/platform/outbox/correct-query.ts';
import { byCursor } from '#web/platform/query/by-cursor.ts';
import { rememberedAnswer } from '#web/platform/query/remembered-answer.ts';
import { fetchFeeds, fetchRange } from './nursing.api.ts';

/** Two busy days: more than the first screen shows, and little enough for a weak connection. */
const pageLength = 25;
export const feedsKey = ['nursing', 'feeds'] as const;
export const rangeKey = ['nursing', 'range'] as const;

/** The newest of them, for the next start. Without a network there are no more. */
export const rememberedFeeds = rememberedAnswer<FeedLogAnswer>('feeds', {
  looksRight: ({ feeds }) => Array.isArray(feeds),
  trim: ({ feeds }) => ({ feeds: feeds.slice(0, pageLength), nextCursor: null }),
});

/** Her feeds, newest first, page by page: what the phone mirrored at once, and on top what waits to be sent. */
export function useFeeds(owner: string | null) {
  const query = useInfiniteQuery({
    queryKey: [...feedsKey, owner],
    queryFn: ({ pageParam, signal }) => fetchFeeds({ cursor: pageParam, limit: pageLength }, signal),
    ...byCursor,
    enabled: owner !== null,
    ...rememberedFeeds.firstPage(owner),
    gcTime: Number.POSITIVE_INFINITY,
  });
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
