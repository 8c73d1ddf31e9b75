import { useState } from 'react';
import { concerns, foodIdentity } from '#shared/foods/pause-subject.rules.ts';
import type { DiaryPlace } from '#web/features/diary/diary-place.ts';
import { useClearFood } from '#web/features/diary/kinds/food/use-clear-food.ts';
import type { FoodDiary } from '#web/features/diary/kinds/food/use-food-diary.ts';
import type { FoodState } from '#web/features/foods/food-state.ts';
import { useSavedParts } from '#web/features/topics/use-saved-parts.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toastWithAction } from '#web/ui/toast-store.ts';

type Hers = { place: DiaryPlace; signIn: () => void; diary: FoodDiary; months: number | null };

/** What she saved, tried and paused, brought together for the foods that the page shows. */
export function useFoodState({ place, signIn, diary, months }: Hers) {
  const { owner } = place;
  const t = useTexts();
  const { saved, isSaved, setSaved } = useSavedParts(owner, 'food');
  const clear = useClearFood(place, diary);
  const [shown, setShown] = useState<string>();
  const state: FoodState = {
    isSaved,
    setSaved(food, on) {
      void setSaved(food, on);
      if (on && owner === null)
        toastWithAction(
          t('foodDiary.keptHere'),
          { label: t('foodDiary.signIn'), onAct: signIn },
          t('bites.keptHereText'),
        );
    },
    pauseOf: (food) => diary.pauses.find(({ subject }) => concerns(subject, food)),
    isTried: (food) => diary.tried.some((tried) => foodIdentity(tried.food) === foodIdentity(food)),
    clear,
    open: setShown,
    months,
  };
  return { state, saved, shown, close: () => setShown(undefined) };
}
