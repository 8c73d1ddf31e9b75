import { and, desc, eq, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { storableText } from '#server/platform/db/storable-text.ts';
import { foodSigns } from '#shared/foods/food.rules.ts';
import type { FoodEntry } from '#shared/foods/food.schema.ts';
import { type FoodEntryRow, foodEntries } from './foods.table.ts';

/** A deleted entry can be put back this long; then it is gone for good. */
const deletedEntryDays = 30;

const hers = (userId: UserId) => and(eq(foodEntries.userId, userId), isNull(foodEntries.deletedAt));

/** Newest day first; of one day, what she told last. */
export async function entriesOf(db: Database, userId: UserId): Promise<FoodEntryRow[]> {
  return db
    .select()
    .from(foodEntries)
    .where(hers(userId))
    .orderBy(desc(foodEntries.day), desc(foodEntries.createdAt), desc(foodEntries.id));
}

export function countOtherEntries(db: Database, userId: UserId, id: string): Promise<number> {
  return db.$count(foodEntries, and(hers(userId), ne(foodEntries.id, id)));
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

export async function removeEntry(
  db: Database,
  userId: UserId,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  await db
    .update(foodEntries)
    .set({ deletedAt: now, updatedAt: now })
    .where(and(hers(userId), eq(foodEntries.id, id)));
}

/** The time of the undo is over. */
export async function forgetDeletedFoods(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - deletedEntryDays * 86_400_000);
  await db
    .delete(foodEntries)
    .where(and(isNotNull(foodEntries.deletedAt), lt(foodEntries.deletedAt, oldest)));
}
