import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { merged } from '#shared/diary/diary.rules.ts';
import type { KindName } from '#shared/diary/kinds.ts';
import type { DiaryRecord } from '#shared/diary/record.schema.ts';
import { touches } from '#shared/timer/log.rules.ts';
import { usePendingWrites } from '#web/features/timer/timer.outbox.ts';
import { fetchRange } from '../diary.api.ts';
import { rangeKey } from '../diary-keys.ts';
import type { DiaryPlace } from '../diary-place.ts';
import { offlineCopy, toldIn } from '../offline-copy.ts';
import { stateOf } from '../reading-state.ts';

const dayMs = 86_400_000;
/** The server answers two months at once; one is little enough to be read between two taps. */
const spanDays = 30;
/** So much of it lies on the phone, of whoever writes down a lot. */
const keptDays = 8;

type Asked = { kind: KindName | undefined; from: Date; to: Date };

/**
 * What began in many days, of one kind or of all, read in parts and drawn behind what she does. Until all of it came,
 * `isWhole` is false: a picture with a hole would lie.
 */
export function useLongRange(place: DiaryPlace, { kind, from, to }: Asked) {
  const copy = offlineCopy(place.familyId);
  const isShort = to.getTime() - from.getTime() <= keptDays * dayMs;
  const query = useQueries({
    queries: spansOf(from, to).map((span) => ({
      queryKey: rangeKey(place, { kind, ...span }),
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchRange(place, { kind, ...span }, signal),
      enabled: place.familyId !== null,
      initialData: (): DiaryRecord[] | undefined =>
        isShort
          ? toldIn(copy.read(place.owner), place, kind)?.filter((record) =>
              touches(record, span.from, span.to),
            )
          : undefined,
      initialDataUpdatedAt: 0,
      gcTime: Number.POSITIVE_INFINITY,
      // A thousand are not compared with the thousand before.
      structuralSharing: false,
    })),
    combine: together,
  });
  const data = useDeferredValue(query.data);
  const pending = usePendingWrites();
  const isWaiting = pending.length > 0 && data !== undefined;
  return {
    ...stateOf(query, place),
    // Most of the time nothing waits: then what was read is what there is.
    records: isWaiting
      ? merged(data, pending, place).filter(
          (record) => (!kind || record.kind === kind) && touches(record, from, to),
        )
      : (data ?? none),
    isWhole: data !== undefined,
  };
}

const none: readonly DiaryRecord[] = [];

/** Of several readings one: a record that lies across two of them is told once. */
function together(parts: UseQueryResult<DiaryRecord[]>[]) {
  const isHere = parts.every(({ data }) => data !== undefined);
  const all = new Map(parts.flatMap(({ data = [] }) => data.map((record) => [record.id, record] as const)));
  return {
    data: isHere ? [...all.values()] : undefined,
    isPending: parts.some(({ isPending }) => isPending),
    isError: parts.some(({ isError }) => isError),
    isFetching: parts.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const part of parts) if (part.isError) void part.refetch();
    },
  };
}

/** Newest first. */
function spansOf(from: Date, to: Date): { from: Date; to: Date }[] {
  const spans: { from: Date; to: Date }[] = [];
  for (let end = to.getTime(); end > from.getTime(); end -= spanDays * dayMs)
    spans.push({ from: new Date(Math.max(from.getTime(), end - spanDays * dayMs)), to: new Date(end) });
  return spans;
}
