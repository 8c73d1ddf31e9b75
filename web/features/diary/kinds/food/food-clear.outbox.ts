import { recordedIn } from '#shared/diary/place.rules.ts';
import type { FoodClear, FoodClearing } from '#shared/foods/food.schema.ts';
import { withClearing } from '#shared/foods/pause.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { appOutbox as outbox } from '#web/platform/outbox/app-outbox.ts';
import type { WriteKind } from '#web/platform/outbox/outbox-noun.ts';
import { correctWhole, refetchDiaries } from '../../diary-cache.ts';
import type { DiaryPlace } from '../../diary-place.ts';
import { foodName } from './use-food-words.ts';

/** She asked somebody who knows: reactions up to that moment no longer pause the food or the allergen. */
export function clearFood(
  place: DiaryPlace,
  clearing: Required<Pick<FoodClear, 'food' | 'clearedAt' | 'seen'>>,
): Promise<void> {
  const familyId = recordedIn(place);
  const body: FoodClear = { ...clearing, ...(familyId !== null && { familyId, babyId: place.babyId }) };
  return outbox.add('food.clear', body, { supersedes: `${place.babyId ?? ''} ${clearing.food}` });
}

export const foodClearKind: WriteKind = {
  describe: ({ body }, { t }) =>
    t('foodDiary.writeClear', { food: foodName((body as FoodClearing).food, t) }),
  mendPath: () => paths.foodDiary,
  acknowledge(client, { body, owner }) {
    if (owner === null) return;
    const { familyId, babyId = null, ...clearing } = body as FoodClear;
    if (familyId === undefined) return refetchDiaries(client);
    correctWhole(client, { owner, familyId, babyId, kind: 'food' }, (all) => ({
      ...all,
      cleared: withClearing(all.cleared ?? [], clearing),
    }));
  },
};
