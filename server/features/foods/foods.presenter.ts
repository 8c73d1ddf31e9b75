import type { FoodClearingRow } from '#server/features/diary/kinds/food-clearings.table.ts';
import type { RecordedRow } from '#server/features/diary/recorded-row.ts';
import type { FoodDetails } from '#shared/diary/kinds/food.ts';
import type { FoodClearing, FoodEntryAnswer } from '#shared/foods/food.schema.ts';
import { calendarDate } from '#shared/time/calendar-date.ts';

export function presentEntry(row: RecordedRow): FoodEntryAnswer {
  // They passed the schema of their kind when they came in.
  const { food, liking, signs } = row.details as FoodDetails;
  return {
    id: row.id,
    food,
    day: calendarDate(row.day ?? ''),
    liking,
    signs,
    notes: row.notes,
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
  };
}

export function presentClearing(row: FoodClearingRow): FoodClearing {
  return { food: row.food, clearedAt: row.clearedAt.toISOString() };
}
