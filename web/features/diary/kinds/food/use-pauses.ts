import type { SeenRecord } from '#shared/diary/diary.rules.ts';
import { activePauses } from '#shared/foods/pause.rules.ts';
import type { DiaryPlace } from '../../diary-place.ts';
import { useDiaryAll } from '../../use-diary.ts';

type FoodRecord = Extract<SeenRecord, { kind: 'food' }>;
const isFood = (record: SeenRecord): record is FoodRecord => record.kind === 'food';

/** The whole food diary, and what rests since a reaction in it. */
export function usePauses(place: DiaryPlace) {
  const diary = useDiaryAll(place, 'food');
  const foods = diary.records.filter(isFood);
  const entries = foods.flatMap(({ id, day, updatedAt, details }) =>
    day === null ? [] : [{ id, day, updatedAt, ...details }],
  );
  return { foods, pauses: activePauses(entries, diary.cleared) };
}
