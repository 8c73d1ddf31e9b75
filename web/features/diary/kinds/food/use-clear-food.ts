import { recordedIn } from '#shared/diary/place.rules.ts';
import { activePauses, clearingMoment, type Pause } from '#shared/foods/pause.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toastWithAction } from '#web/ui/toast-store.ts';
import type { DiaryPlace } from '../../diary-place.ts';
import { putRecord } from '../../record-writes.ts';
import { clearFood } from './food-clear.outbox.ts';
import type { FoodDiary } from './use-food-diary.ts';
import { useFoodWords } from './use-food-words.ts';

/** Somebody who knows was asked: what rested may come back. Taken back, what paused it is told once more. */
export function useClearFood(
  place: DiaryPlace,
  { foods, entries, cleared }: FoodDiary,
): (pause: Pause) => void {
  const t = useTexts();
  const words = useFoodWords();
  return (pause) => {
    const pausing = entries.filter((entry) =>
      activePauses([entry], cleared).some(({ subject }) => subject === pause.subject),
    );
    const records = foods.filter(({ id }) => pausing.some((entry) => entry.id === id));
    void clearFood(place, {
      food: pause.subject,
      clearedAt: clearingMoment(entries, pause.subject, new Date()),
      seen: pausing.map(({ id, signs }) => ({ id, signs })),
    });
    const food = words.subject(pause);
    toastWithAction(
      pause.needsAllergist ? t('bites.clearedAllergist', { food }) : t('bites.cleared', { food }),
      {
        label: t('foodDiary.undo'),
        onAct: () => {
          for (const record of records)
            void putRecord({ familyId: recordedIn(place), record, before: record });
        },
      },
      pause.needsAllergist ? t('bites.clearedAllergistText') : t('bites.clearedText'),
    );
  };
}
