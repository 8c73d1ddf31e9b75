import type { FoodEntry, FoodWriteKind } from '#shared/foods/food.schema.ts';
import { appOutbox as outbox } from '#web/platform/outbox/app-outbox.ts';

/** What the food diary says to the server, and the only place that says it: by the outbox, so that it arrives, once. */
const add = (kind: FoodWriteKind, body: unknown, supersedes: string) =>
  outbox.add(kind, body, { supersedes });

/** Resolves once the phone has it. */
export const putEntry = (entry: FoodEntry): Promise<void> => add('food-entry.put', entry, entry.id);
export const removeEntry = (id: string): Promise<void> => add('food-entry.remove', { id }, id);
/** A refused write, said better. */
export const mendEntry = (writeId: string, entry: FoodEntry): Promise<void> => outbox.mend(writeId, entry);
export const discardWrite = (writeId: string): void => void outbox.discard(writeId);

/** She asked somebody who knows: reactions up to that moment no longer pause the food or the allergen. */
export const clearFood = (subject: string, clearedAt: string): Promise<void> =>
  add('food.clear', { food: subject, clearedAt }, subject);
