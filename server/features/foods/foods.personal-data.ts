import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/features/access/personal-data.ts';
import { foodClearings, foodEntries } from './foods.table.ts';

/** Also those she deleted, while they are kept. */
export const foodEntryData: PersonalData = {
  table: 'food_entries',
  inOrder: ['day', 'id'],
  rows: (db, { userId }) =>
    db
      .select({
        id: foodEntries.id,
        food: foodEntries.food,
        day: foodEntries.day,
        liking: foodEntries.liking,
        signs: foodEntries.signs,
        notes: foodEntries.notes,
        created_at: foodEntries.createdAt,
        updated_at: foodEntries.updatedAt,
        deleted_at: foodEntries.deletedAt,
      })
      .from(foodEntries)
      .where(eq(foodEntries.userId, userId)),
  eraseRecords: async (db, userId) => {
    await db.delete(foodEntries).where(eq(foodEntries.userId, userId));
  },
};

export const foodClearingData: PersonalData = {
  table: 'food_clearings',
  inOrder: ['food'],
  rows: (db, { userId }) =>
    db
      .select({ food: foodClearings.food, cleared_at: foodClearings.clearedAt })
      .from(foodClearings)
      .where(eq(foodClearings.userId, userId)),
  eraseRecords: async (db, userId) => {
    await db.delete(foodClearings).where(eq(foodClearings.userId, userId));
  },
};
