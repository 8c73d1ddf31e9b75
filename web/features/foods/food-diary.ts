import type { FoodClearing, FoodDiaryAnswer, FoodEntry, FoodEntryAnswer } from '#shared/foods/food.schema.ts';
import { concerns } from '#shared/foods/pause-subject.rules.ts';
import { ownAnswer } from '#web/platform/outbox/own-answer.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { fetchFoodDiary } from './foods.api.ts';

export const foodDiary = ownAnswer<FoodDiaryAnswer>({
  name: 'food-diary',
  fetch: fetchFoodDiary,
  nothing: { entries: [], cleared: [] },
  looksRight: (held): held is FoodDiaryAnswer => {
    const { entries, cleared } = (held ?? {}) as Partial<FoodDiaryAnswer>;
    return Array.isArray(entries) && Array.isArray(cleared);
  },
  kinds: ['food-entry.put', 'food-entry.remove', 'food.clear'],
  after,
});

function after(diary: FoodDiaryAnswer, { kind, body, madeAt }: Write): FoodDiaryAnswer {
  const at = new Date(madeAt).toISOString();
  if (kind === 'food-entry.put') return { ...diary, entries: withEntry(diary, body as FoodEntry, at) };
  if (kind === 'food-entry.remove') {
    const { id } = body as { id: string };
    return { ...diary, entries: diary.entries.filter((entry) => entry.id !== id) };
  }
  const clearing = body as FoodClearing;
  return { ...diary, cleared: [...diary.cleared.filter(({ food }) => food !== clearing.food), clearing] };
}

/**
 * Newest day first, as the server answers. What she tells after a clearing counts as told after it, whatever the
 * clocks say: so does the server.
 */
function withEntry({ entries, cleared }: FoodDiaryAnswer, entry: FoodEntry, at: string): FoodEntryAnswer[] {
  const before = entries.find(({ id }) => id === entry.id);
  const clearings = cleared.filter(({ food }) => concerns(food, entry.food));
  const toldAt = Math.max(Date.parse(at), ...clearings.map(({ clearedAt }) => Date.parse(clearedAt) + 1));
  const updatedAt = new Date(toldAt).toISOString();
  const stored = { ...entry, createdAt: before?.createdAt ?? at, updatedAt };
  return [stored, ...entries.filter((one) => one !== before)].sort(
    (a, b) => b.day.localeCompare(a.day) || b.createdAt.localeCompare(a.createdAt),
  );
}
