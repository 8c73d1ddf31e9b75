import { activePauses, clearingMoment, type Pause } from '#shared/foods/pause.rules.ts';
import { useFoodWords } from '#web/features/diary/kinds/food/use-food-words.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toastWithAction } from '#web/ui/toast-store.ts';
import { clearFood, putEntry } from './foods.outbox.ts';
import type { FoodDiary } from './use-food-diary.ts';
import { plainEntry } from './use-food-editing.ts';

/** Somebody who knows was asked: what rested may come back. Taken back, what paused it is told once more. */
export function useClearFood({ entries, cleared }: FoodDiary): (pause: Pause) => void {
  const t = useTexts();
  const words = useFoodWords();
  return (pause) => {
    const pausing = entries.filter((entry) =>
      activePauses([entry], cleared).some(({ subject }) => subject === pause.subject),
    );
    void clearFood(pause.subject, {
      clearedAt: clearingMoment(entries, pause.subject, new Date()),
      seen: pausing.map(({ id, signs }) => ({ id, signs })),
    });
    const food = words.subject(pause);
    toastWithAction(
      pause.needsAllergist ? t('bites.clearedAllergist', { food }) : t('bites.cleared', { food }),
      {
        label: t('foodDiary.undo'),
        onAct: () => {
          for (const entry of pausing) void putEntry(plainEntry(entry));
        },
      },
      pause.needsAllergist ? t('bites.clearedAllergistText') : t('bites.clearedText'),
    );
  };
}
