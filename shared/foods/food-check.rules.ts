import { dayIn } from '../time/calendar-date.ts';
import type { FoodEntry } from './food.schema.ts';

/** Where a new day begins first: no mother on earth is past it. */
const firstZone = 'Pacific/Kiritimati';

/** What a schema cannot know: a day that nobody has reached yet is a slip of the date. */
export function isDayToCome({ day }: Pick<FoodEntry, 'day'>, now: Date): boolean {
  return day > dayIn(firstZone, now);
}
