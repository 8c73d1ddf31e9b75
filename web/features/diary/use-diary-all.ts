import { useQuery } from '@tanstack/react-query';
import { merged } from '#shared/diary/diary.rules.ts';
import type { DiaryAllAnswer } from '#shared/diary/diary.schema.ts';
import type { KindName } from '#shared/diary/kinds.ts';
import { usePendingWrites } from '#web/features/timer/timer.outbox.ts';
import { fetchAll } from './diary.api.ts';
import { allKey } from './diary-keys.ts';
import type { DiaryPlace } from './diary-place.ts';
import { wholeCopy } from './offline-copy.ts';
import { stateOf } from './reading-state.ts';

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
