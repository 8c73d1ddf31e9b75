import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { storableText } from '#server/platform/db/storable-text.ts';
import { concerns } from '#shared/foods/pause-subject.rules.ts';
import { type FoodClearingRow, foodClearings, foodEntries } from './foods.table.ts';

export async function clearingsOf(db: Database, userId: UserId): Promise<FoodClearingRow[]> {
  return db
    .select()
    .from(foodClearings)
    .where(eq(foodClearings.userId, userId))
    .orderBy(asc(foodClearings.food));
}

/** A food that was cleared stays so: of two clearings the later counts. */
export async function putClearing(
  db: Database,
  userId: UserId,
  { food, clearedAt }: { food: string; clearedAt: Date },
): Promise<void> {
  await db
    .insert(foodClearings)
    .values({ userId, food: storableText(food), clearedAt })
    .onConflictDoUpdate({
      target: [foodClearings.userId, foodClearings.food],
      set: { clearedAt: sql`greatest(${foodClearings.clearedAt}, excluded.cleared_at)` },
    });
}

/** Until when a food of hers is cleared, by itself or with an allergen in it. */
export async function clearedUntil(db: Database, userId: UserId, food: string): Promise<number> {
  const clearings = await clearingsOf(db, userId);
  const about = clearings.filter((clearing) => concerns(clearing.food, food));
  return latest(about.map(({ clearedAt }) => clearedAt));
}

/** When she last told of what is cleared in what arrived together with this: her phone knew of it as it cleared. */
export async function toldJustNow(
  db: Database,
  userId: UserId,
  { subject, now }: { subject: string; now: Date },
): Promise<number> {
  const entries = await db
    .select({ food: foodEntries.food, updatedAt: foodEntries.updatedAt })
    .from(foodEntries)
    .where(
      and(eq(foodEntries.userId, userId), isNull(foodEntries.deletedAt), gte(foodEntries.updatedAt, now)),
    );
  const about = entries.filter(({ food }) => concerns(subject, food));
  return latest(about.map(({ updatedAt }) => updatedAt));
}

const latest = (moments: Date[]) =>
  Math.max(Number.NEGATIVE_INFINITY, ...moments.map((moment) => moment.getTime()));
