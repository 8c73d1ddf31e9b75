import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { merged, notesHold, type SeenRecord } from '#shared/diary/diary.rules.ts';
import type { DiaryAllAnswer, DiaryPageAnswer } from '#shared/diary/diary.schema.ts';
import type { KindName } from '#shared/diary/kinds.ts';
import type { DiaryRecord } from '#shared/diary/record.schema.ts';
import { touches } from '#shared/timer/log.rules.ts';
import { usePendingWrites } from '#web/features/timer/timer.outbox.ts';
import { byCursor } from '#web/platform/query/by-cursor.ts';
import { type DiaryWish, fetchAll, fetchPage, fetchRange, type Span } from './diary.api.ts';
import { allKey, pageKey, rangeKey } from './diary-cache.ts';
import type { DiaryPlace } from './diary-place.ts';
import { offlineCopy, seenIn, toldIn, wholeCopy, withPages, withSpan } from './offline-copy.ts';

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
      const kept = copy.read(owner);
      const records = kept && seenIn(kept, place, kind).filter((record) => notesHold(record, q));
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
    hasNextPage: query.hasNextPage,
    isFetchingNextPage: query.isFetchingNextPage,
    isFetchNextPageError: query.isFetchNextPageError,
    fetchNextPage: query.fetchNextPage,
  };
}

/**
 * The records of a kind that touch a span. Until all of them came, `isWhole` is false: a picture with a hole would lie.
 * The days that end today are there from what the phone keeps.
 */
export function useDiaryRange(
  place: DiaryPlace,
  { isNewest = false, ...span }: Span & { isNewest?: boolean },
) {
  const { kind, from, to } = span;
  const copy = offlineCopy(place.familyId);
  const query = useQuery({
    queryKey: rangeKey(place, span),
    queryFn: ({ signal }) => fetchRange(place, span, signal),
    enabled: place.familyId !== null,
    initialData: (): DiaryRecord[] | undefined => {
      const kept = isNewest ? toldIn(copy.read(place.owner), place, kind) : undefined;
      return kept?.filter((record) => touches(record, from, to));
    },
    initialDataUpdatedAt: 0,
    meta: isNewest
      ? {
          remember: (records: DiaryRecord[]) =>
            copy.write(place.owner, withSpan(copy.read(place.owner), records, { place, ...span })),
        }
      : {},
    gcTime: Number.POSITIVE_INFINITY,
    // A thousand are not compared with the thousand before.
    structuralSharing: false,
  });
  const pending = usePendingWrites();
  return {
    ...stateOf(query, place),
    records: merged(query.data ?? [], pending, place).filter(
      (record) =>
        record.kind === kind &&
        // What was refused for its dates has no place in any span, and must show to be mended.
        (touches(record, from, to) || (isNewest && record.kept === 'refused')),
    ),
    /** A visitor has no more than what is on her phone. */
    isWhole: place.owner === null || query.data !== undefined,
  };
}

/** Every record of a kind that is read whole, and what belongs to it. */
export function useDiaryAll(place: DiaryPlace, kind: KindName) {
  const query = useQuery<DiaryAllAnswer>({
    queryKey: allKey(place, kind),
    queryFn: ({ signal }) => fetchAll(place, kind, signal),
    enabled: place.familyId !== null,
    ...wholeCopy(place, kind).query(place.owner),
    gcTime: Number.POSITIVE_INFINITY,
  });
  const pending = usePendingWrites();
  const seen = merged(query.data?.records ?? [], pending, place);
  return {
    ...stateOf(query, place),
    records: seen.filter((record) => record.kind === kind),
    cleared: query.data?.cleared ?? [],
  };
}

type Read = {
  data: unknown;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

function stateOf(
  { data, isPending, isError, isFetching, refetch }: Read,
  { owner, familyId, asking }: DiaryPlace,
) {
  const hasFailed = isError && data === undefined;
  if (familyId !== null)
    /** Nothing is known yet, not even from before. */
    return { isWaiting: isPending && data === undefined, hasFailed, isFetching, refetch };
  const isAsking = owner !== null && asking?.hasFailed !== true;
  return {
    isWaiting: isAsking,
    hasFailed: owner !== null && !isAsking,
    isFetching: isAsking,
    refetch: asking?.refetch ?? refetch,
  };
}
