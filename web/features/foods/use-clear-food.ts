import { clearingMoment, foodIdentity, pausedFoods } from '#shared/foods/pause.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { clearFood, putEntry } from './food-writes.ts';
import type { FoodDiary } from './use-food-diary.ts';
import { plainEntry, regretMs } from './use-food-editing.ts';
import { useFoodWords } from './use-food-words.ts';

/** She talked to the paediatrician: the food may come back. Taken back, what paused it is told once more. */
export function useClearFood({ entries, cleared }: FoodDiary): (food: string) => void {
  const t = useTexts();
  const { name } = useFoodWords();
  return (food) => {
    const pausing = entries.filter(
      (entry) => foodIdentity(entry.food) === foodIdentity(food) && pausedFoods([entry], cleared).length > 0,
    );
    void clearFood(food, clearingMoment(entries, food, new Date()));
    toast({
      title: t('bites.cleared', { food: name(food) }),
      description: t('bites.clearedText'),
      action: {
        label: t('foodDiary.undo'),
        onAct: () => {
          for (const entry of pausing) void putEntry(plainEntry(entry));
        },
      },
      duration: regretMs,
    });
  };
}
