import { desc } from 'drizzle-orm';
import { ownRecords } from '#server/features/access/own-records.repository.ts';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { storableText } from '#server/platform/db/storable-text.ts';
import { foodSigns } from '#shared/foods/food.rules.ts';
import type { FoodEntry } from '#shared/foods/food.schema.ts';
import { type FoodEntryRow, foodEntries } from './foods.table.ts';

export const ownEntries = ownRecords(foodEntries, 30);

/** Newest day first; of one day, what she told last. */
export async function entriesOf(db: Database, userId: UserId): Promise<FoodEntryRow[]> {
  return db
    .select()
    .from(foodEntries)
    .where(ownEntries.kept(userId))
    .orderBy(desc(foodEntries.day), desc(foodEntries.createdAt), desc(foodEntries.id));
}

/** New, changed or put back after a deletion: the same entry by the same id. */
export async function putEntry(
  db: Database,
  userId: UserId,
  { entry, now, toldAt }: { entry: FoodEntry; now: Date; toldAt: Date },
): Promise<void> {
  const told = {
    food: storableText(entry.food),
    day: entry.day,
    liking: entry.liking,
    signs: foodSigns.filter((sign) => entry.signs.includes(sign)),
    notes: storableText(entry.notes ?? '').trim() || null,
    updatedAt: toldAt,
    deletedAt: null,
  };
  await db
    .insert(foodEntries)
    .values({ ...told, userId, id: entry.id, createdAt: now })
    .onConflictDoUpdate({ target: [foodEntries.userId, foodEntries.id], set: told });
}
