import type { FoodEntryAnswer } from '#shared/foods/food.schema.ts';
import { activePauses, triedFoods } from '#shared/foods/pause.rules.ts';
import { useOwnAnswer } from '#web/platform/outbox/own-answer.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { foodDiary } from './foods.outbox.ts';

/** An entry, and where it is: in her account, on the phone alone, or refused and to be mended. */
export type SeenEntry = FoodEntryAnswer & {
  kept: 'synced' | 'phone' | 'refused';
  write?: Write | undefined;
};

export function useFoodDiary(owner: string | null) {
  const { answer, waiting, ...state } = useOwnAnswer(foodDiary, owner);
  const entries = answer.entries.map((entry) => seen(entry, waiting));
  return {
    ...state,
    entries,
    cleared: answer.cleared,
    pauses: activePauses(answer.entries, answer.cleared),
    tried: triedFoods(answer.entries),
  };
}

export type FoodDiary = ReturnType<typeof useFoodDiary>;

function seen(entry: FoodEntryAnswer, waiting: readonly Write[]): SeenEntry {
  const isAbout = ({ kind, body }: Write) =>
    kind === 'food-entry.put' && (body as { id: string }).id === entry.id;
  const write = waiting.findLast(isAbout);
  if (!write) return { ...entry, kept: 'synced' };
  return { ...entry, kept: write.refused ? 'refused' : 'phone', write };
}
