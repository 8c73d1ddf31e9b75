import { isLookedAt, isOf, type SeenRecord } from '#shared/diary/diary.rules.ts';
import { asRecordWrite } from '#shared/diary/old-writes.rules.ts';
import type { RecordPut } from '#shared/diary/record.schema.ts';
import type { FoodClearing } from '#shared/foods/food.schema.ts';
import { activePauses, toldAfter, triedFoods, withClearing } from '#shared/foods/pause.rules.ts';
import type { PendingWrite } from '#shared/timer/merge.rules.ts';
import { usePendingWrites } from '#web/features/timer/timer.outbox.ts';
import type { DiaryPlace } from '../../diary-place.ts';
import { useDiaryAll } from '../../use-diary-all.ts';

export type FoodRecord = Extract<SeenRecord, { kind: 'food' }>;
const isFood = (record: SeenRecord): record is FoodRecord => record.kind === 'food';

/** The whole food diary, what was tried, and what rests since a reaction in it. */
export function useFoodDiary(place: DiaryPlace) {
  const { records, cleared: stored, ...state } = useDiaryAll(place, 'food');
  const { cleared, toldAt } = afterPending(stored, usePendingWrites(), place);
  const foods = records.filter(isFood);
  const entries = foods.flatMap(({ id, day, updatedAt, details }) =>
    day === null ? [] : [{ id, day, updatedAt: toldAt.get(id) ?? updatedAt, ...details }],
  );
  return {
    ...state,
    foods,
    entries,
    cleared,
    pauses: activePauses(entries, cleared),
    tried: triedFoods(entries),
  };
}

export type FoodDiary = ReturnType<typeof useFoodDiary>;

/** What is cleared once all that waits has arrived, in the order in which she did it, and when her foods then count as told. */
function afterPending(
  stored: readonly FoodClearing[],
  pending: readonly PendingWrite[],
  { familyId, babyId }: DiaryPlace,
) {
  let cleared = stored;
  const toldAt = new Map<string, string>();
  for (const { kind, body, madeAt = 0, refused } of pending.map(asRecordWrite)) {
    const about = { familyId: null, babyId: null, ...(body as object) };
    if (!isOf(about, familyId) || !isLookedAt(about, babyId)) continue;
    if (kind === 'food.clear' && !refused) cleared = withClearing(cleared, body as FoodClearing);
    const put = body as RecordPut;
    if (kind === 'record.put' && put.kind === 'food')
      toldAt.set(put.id, toldAfter(cleared, put.details.food, madeAt));
  }
  return { cleared, toldAt };
}
