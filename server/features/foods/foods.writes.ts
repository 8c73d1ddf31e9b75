import { withHealthConsent } from '#server/features/consent/health-consent.ts';
import { writeHandlers } from '#server/features/sync/write-handler.ts';
import { refuseFields } from '#server/platform/http/refuse-fields.ts';
import { foodWrites, maxFoodEntries } from '#shared/foods/food.schema.ts';
import { isDayToCome } from '#shared/foods/food-check.rules.ts';
import { clearedUntil, putClearing, toldJustNow } from './clearings.repository.ts';
import { ownEntries, putEntry } from './foods.repository.ts';

/** The same food twice on one day is taken as it is: the form tells her, and babies eat twice. */
export const foodWriteHandlers = writeHandlers(foodWrites, {
  'food-entry.put': withHealthConsent(async (db, userId, { body: entry, now }) => {
    if (isDayToCome(entry, now)) refuseFields({ day: 'in_the_future' });
    if ((await ownEntries.countOthers(db, userId, entry.id)) >= maxFoodEntries)
      refuseFields({ food: 'too_many' });
    // What arrives together has one moment: a reaction behind a clearing must still count as told after it.
    const toldAt = new Date(Math.max(now.getTime(), (await clearedUntil(db, userId, entry.food)) + 1));
    await putEntry(db, userId, { entry, now, toldAt });
  }),
  'food-entry.remove': (db, userId, { body: { id }, now }) => ownEntries.remove(db, userId, { id, now }),
  /**
   * Reactions that she had told by then no longer pause the food. Those that waited on her phone before the clearing
   * arrived with it, later than she cleared, and are meant too; what another phone told in between is not, and pauses.
   */
  'food.clear': withHealthConsent(async (db, userId, { body: { food, clearedAt }, now }) => {
    const told = Date.parse(clearedAt);
    if (Number.isNaN(told)) refuseFields({ clearedAt: 'not_a_moment' });
    const until = Math.max(
      Math.min(told, now.getTime()),
      await toldJustNow(db, userId, { subject: food, now }),
    );
    await putClearing(db, userId, { food, clearedAt: new Date(until) });
  }),
});
