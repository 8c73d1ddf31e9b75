import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { merged, type SeenRecord } from '#shared/diary/diary.rules.ts';
import type { DiaryPageAnswer } from '#shared/diary/diary.schema.ts';
import type { KindName } from '#shared/diary/kinds.ts';
import { usePendingWrites } from '#web/features/timer/timer.outbox.ts';
import { byCursor } from '#web/platform/query/by-cursor.ts';
import { fetchPage } from './diary.api.ts';
import { pageKey } from './diary-cache.ts';
import type { DiaryPlace } from './diary-place.ts';
import { offlineCopy, seenIn, withPages } from './offline-copy.ts';

/** Three or four busy days. */
const pageLength = 50;

/** The diary, newest first, page by page: what the phone kept at once, and on top what waits to be sent. */
export function useDiary(place: DiaryPlace, kind?: KindName) {
  const { owner, familyId, babyId } = place;
  const copy = offlineCopy(familyId);
  const query = useInfiniteQuery({
    queryKey: pageKey(place, kind),
    queryFn: ({ pageParam, signal }) =>
      fetchPage(place, { kind, cursor: pageParam, limit: pageLength }, signal),
    ...byCursor,
    initialData: (): InfiniteData<DiaryPageAnswer, string | null> | undefined => {
      const kept = copy.read(owner);
      return (
        kept && { pages: [{ records: seenIn(kept, place, kind), nextCursor: null }], pageParams: [null] }
      );
    },
    initialDataUpdatedAt: 0,
    meta: {
      remember: ({ pages }: InfiniteData<DiaryPageAnswer>) =>
        copy.write(owner, withPages(copy.read(owner), { place, kind, pages })),
    },
    gcTime: Number.POSITIVE_INFINITY,
  });
  const pending = usePendingWrites();
  const stored = query.data?.pages.flatMap(({ records }) => records) ?? [];
  const records: SeenRecord[] = merged(stored, pending, { familyId, babyId }).filter(
    (record) => !kind || record.kind === kind,
  );
  return {
    records,
    /** Nothing is known yet, not even from before. */
    isWaiting: query.isPending && records.length === 0,
    hasFailed: query.isError,
    error: query.error,
    refetch: query.refetch,
    isFetching: query.isFetching,
    hasNextPage: query.hasNextPage,
    isFetchingNextPage: query.isFetchingNextPage,
    isFetchNextPageError: query.isFetchNextPageError,
    fetchNextPage: query.fetchNextPage,
  };
}
