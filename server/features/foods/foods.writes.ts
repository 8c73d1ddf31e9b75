import type * as v from 'valibot';
import type { UserId } from '#server/features/access/viewer.ts';
import { healthWriteHandler } from '#server/features/consent/health-consent.ts';
import { type Write, type WriteHandler, writeHandler } from '#server/features/sync/write-handler.ts';
import type { Database } from '#server/platform/db/database.ts';
import { refuseFields } from '#server/platform/http/refuse-fields.ts';
import { type FoodEntry, type FoodWriteKind, foodWrites, maxFoodEntries } from '#shared/foods/food.schema.ts';
import { isDayToCome } from '#shared/foods/food-check.rules.ts';
import { clearedUntil, putClearing, toldJustNow } from './clearings.repository.ts';
import { countOtherEntries, putEntry, removeEntry } from './foods.repository.ts';

/** The same food twice on one day is taken as it is: the form tells her, and babies eat twice. */
export const foodWriteHandlers: Record<FoodWriteKind, WriteHandler> = {
  'food-entry.put': healthWriteHandler(foodWrites['food-entry.put'], storeEntry),
  'food-entry.remove': writeHandler(foodWrites['food-entry.remove'], (db, userId, { body: { id }, now }) =>
    removeEntry(db, userId, { id, now }),
  ),
  'food.clear': healthWriteHandler(foodWrites['food.clear'], clearFood),
};

async function storeEntry(
  db: Database,
  userId: UserId,
  { body: entry, now }: Write<FoodEntry>,
): Promise<void> {
  if (isDayToCome(entry, now)) refuseFields({ day: 'in_the_future' });
  if ((await countOtherEntries(db, userId, entry.id)) >= maxFoodEntries) refuseFields({ food: 'too_many' });
  // What arrives together has one moment: a reaction behind a clearing must still count as told after it.
  const toldAt = new Date(Math.max(now.getTime(), (await clearedUntil(db, userId, entry.food)) + 1));
  await putEntry(db, userId, { entry, now, toldAt });
}

type Clearing = v.InferOutput<(typeof foodWrites)['food.clear']>;

/**
 * Reactions that she had told by then no longer pause the food. Those that waited on her phone before the clearing
 * arrived with it, later than she cleared, and are meant too; what another phone told in between is not, and pauses.
 */
async function clearFood(
  db: Database,
  userId: UserId,
  { body: { food, clearedAt }, now }: Write<Clearing>,
): Promise<void> {
  const told = Date.parse(clearedAt);
  if (Number.isNaN(told)) refuseFields({ clearedAt: 'not_a_moment' });
  const until = Math.max(
    Math.min(told, now.getTime()),
    await toldJustNow(db, userId, { subject: food, now }),
  );
  await putClearing(db, userId, { food, clearedAt: new Date(until) });
}
