import { hc } from 'hono/client';
import type { FoodRoutes } from '#server/features/foods/foods.routes.ts';
import type { FoodDiaryAnswer } from '#shared/foods/food.schema.ts';
import { answerTo, apiFetch } from '#web/platform/api/api-client.ts';

const foods = hc<FoodRoutes>('/api/foods', { fetch: apiFetch });

export const fetchFoodDiary = (signal: AbortSignal): Promise<FoodDiaryAnswer> =>
  answerTo(foods.diary.$get({}, { init: { signal } }));
