import type { FoodClearing, FoodEntryAnswer } from '#shared/foods/food.schema.ts';
import type { FoodClearingRow, FoodEntryRow } from './foods.table.ts';

export function presentEntry(row: FoodEntryRow): FoodEntryAnswer {
  return {
    id: row.id,
    food: row.food,
    day: row.day,
    liking: row.liking,
    signs: row.signs,
    notes: row.notes,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentClearing(row: FoodClearingRow): FoodClearing {
  return { food: row.food, clearedAt: row.clearedAt.toISOString() };
}
