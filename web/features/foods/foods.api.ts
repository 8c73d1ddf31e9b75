import type { FoodDiaryAnswer } from '#shared/foods/food.schema.ts';
import { apiFetch } from '#web/platform/api/api-client.ts';

export async function fetchFoodDiary(signal: AbortSignal): Promise<FoodDiaryAnswer> {
  const response = await apiFetch('/api/foods/diary', { signal });
  return (await response.json()) as FoodDiaryAnswer;
}
