import type { FoodRoutes } from '#server/features/foods/foods.routes.ts';
import type { FoodDiaryAnswer } from '#shared/foods/food.schema.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';

const foods = clientOf<FoodRoutes>('/api/foods');

export const fetchFoodDiary = (signal: AbortSignal): Promise<FoodDiaryAnswer> =>
  answerTo(foods.diary.$get({}, { init: { signal } }));
