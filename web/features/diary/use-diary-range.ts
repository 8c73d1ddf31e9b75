import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { merged } from '#shared/diary/diary.rules.ts';
import type { DiaryRecord } from '#shared/diary/record.schema.ts';
import { touches } from '#shared/timer/log.rules.ts';
import { usePendingWrites } from '#web/features/timer/timer.outbox.ts';
import { fetchRange, type Span } from './diary.api.ts';
import { rangeKey } from './diary-keys.ts';
import type { DiaryPlace } from './diary-place.ts';
import { offlineCopy, toldIn, withSpan } from './offline-copy.ts';
import { stateOf } from './reading-state.ts';

type Reading = {
  /** The days that end today: the phone keeps them for its next start. */
  isNewest?: boolean;
  /** Behind what she does: to go through a thousand takes a cheap phone a while. */
  isBehind?: boolean;
};

/**
 * The records of a kind, or of all, that touch a span. Until all of them came, `isWhole` is false: a picture with a hole would lie.
 * The days that end today are there from what the phone keeps.
 */
export function useDiaryRange(
  place: DiaryPlace,
  { isNewest = false, isBehind = false, ...span }: Span & Reading,
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
  const deferred = useDeferredValue(query.data);
  const data = isBehind ? deferred : query.data;
  const pending = usePendingWrites();
  return {
    ...stateOf(query, place),
    records: merged(data ?? [], pending, place).filter(
      (record) =>
        (!kind || record.kind === kind) &&
        // What was refused for its dates has no place in any span, and must show to be mended.
        (touches(record, from, to) || (isNewest && record.kept === 'refused')),
    ),
    /** A visitor has no more than what is on her phone. */
    isWhole: place.owner === null || data !== undefined,
  };
}
