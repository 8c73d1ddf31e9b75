import type { QueryClient } from '@tanstack/react-query';
import { foodDiary } from './food-diary.ts';

/** This phone's copy of the diary. */
export function forgetFoods(client: QueryClient): void {
  foodDiary.mirror.forget();
  void client.resetQueries({ queryKey: ['own', foodDiary.name] });
}
