import { latestToday } from '../time/latest-today.ts';
import type { FoodEntry } from './food.schema.ts';

/** What a schema cannot know: a day that nobody has reached yet is a slip of the date. */
export function isDayToCome({ day }: Pick<FoodEntry, 'day'>, now: Date): boolean {
  return day > latestToday(now);
}
