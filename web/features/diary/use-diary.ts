import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { merged, notesHold, type SeenRecord } from '#shared/diary/diary.rules.ts';
import type { DiaryPageAnswer } from '#shared/diary/diary.schema.ts';
import { usePendingWrites } from '#web/features/timer/timer.outbox.ts';
import { byCursor } from '#web/platform/query/by-cursor.ts';
import { type DiaryWish, fetchPage } from './diary.api.ts';
import { pageKey } from './diary-keys.ts';
import type { DiaryPlace } from './diary-place.ts';
import { offlineCopy, toldIn, withPages } from './offline-copy.ts';
import { stateOf } from './reading-state.ts';

/** Three or four busy days. */
const pageLength = 50;

/** The diary, newest first, page by page: what the phone kept at once, and on top what waits to be sent. */
export function useDiary(place: DiaryPlace, wish: DiaryWish = {}) {
  const { owner, familyId, babyId } = place;
  const { kind, q } = wish;
  const copy = offlineCopy(familyId);
  const query = useInfiniteQuery({
    queryKey: pageKey(place, wish),
    queryFn: ({ pageParam, signal }) =>
      fetchPage(place, { kind, q, cursor: pageParam, limit: pageLength }, signal),
    ...byCursor,
    enabled: familyId !== null,
    initialData: (): InfiniteData<DiaryPageAnswer, string | null> | undefined => {
      const records = toldIn(copy.read(owner), place, kind)?.filter((record) => notesHold(record, q));
      return records && { pages: [{ records, nextCursor: null }], pageParams: [null] };
    },
    initialDataUpdatedAt: 0,
    // What was found by its notes says nothing of the records around it.
    meta: q
      ? {}
      : {
          remember: ({ pages }: InfiniteData<DiaryPageAnswer>) =>
            copy.write(owner, withPages(copy.read(owner), { place, kind, pages })),
        },
    gcTime: Number.POSITIVE_INFINITY,
  });
  const pending = usePendingWrites();
  const stored = query.data?.pages.flatMap(({ records }) => records) ?? [];
  const records: SeenRecord[] = merged(stored, pending, { familyId, babyId }).filter(
    (record) => (!kind || record.kind === kind) && notesHold(record, q),
  );
  const state = stateOf(query, place);
  return {
    ...state,
    records,
    isWaiting: state.isWaiting && records.length === 0,
    hasFailed: state.hasFailed || query.isError,
    error: query.error,
    /** Until when the server has been heard; nought where it was not. */
    heardAt: query.dataUpdatedAt,
    hasNextPage: query.hasNextPage,
    isFetchingNextPage: query.isFetchingNextPage,
    isFetchNextPageError: query.isFetchNextPageError,
    fetchNextPage: query.fetchNextPage,
  };
}
