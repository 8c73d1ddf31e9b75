import { requireConsentOf } from '#server/features/consent/health-consent.ts';
import {
  clearedUntil,
  foodToldAt,
  putClearing,
} from '#server/features/diary/kinds/food-clearings.repository.ts';
import { placeOfOldPhone, putFromOldPhone, removeFromOldPhone } from '#server/features/diary/old-phones.ts';
import { countOthers } from '#server/features/diary/records.repository.ts';
import { refuseUnknownBaby } from '#server/features/diary/refuse-unknown-baby.ts';
import { membershipFor } from '#server/features/family/family.gate.ts';
import { aboutFamilies, writeHandlers } from '#server/features/sync/write-handler.ts';
import { refuseFields } from '#server/platform/http/refuse-fields.ts';
import { foodSigns } from '#shared/foods/food.rules.ts';
import { type FoodEntry, foodWrites, maxFoodEntries } from '#shared/foods/food.schema.ts';
import { isDayToCome } from '#shared/foods/food-check.rules.ts';

/** The same food twice on one day is taken as it is: the form tells her, and babies eat twice. */
export const foodWriteHandlers = aboutFamilies(
  writeHandlers(foodWrites, {
    'food-entry.put': async (db, userId, { body: entry, now, held }) => {
      const { family, babyId } = await placeOfOldPhone(db, held, now);
      await requireConsentOf(db, family);
      const { familyId } = family;
      if (isDayToCome(entry, now)) refuseFields({ day: 'in_the_future' });
      if ((await countOthers(db, familyId, { kind: 'food', id: entry.id })) >= maxFoodEntries)
        refuseFields({ food: 'too_many' });
      const toldAt = await foodToldAt(db, familyId, { babyId, food: entry.food, now });
      await putFromOldPhone(db, familyId, { record: recordOf(entry), babyId, userId, now, toldAt });
    },
    'food-entry.remove': async (db, userId, { body, now, held }) => {
      const { familyId } = membershipFor(held, { family: null, doing: 'record' });
      await removeFromOldPhone(db, familyId, { kind: 'food', id: body.id, userId, now });
    },
    /** Reactions that she had told by then no longer pause the food; what another phone told in between does. */
    'food.clear': async (db, _userId, { body, now, held }) => {
      const { familyId: named, food, clearedAt, seen = [], ...told } = body;
      const { family, babyId } =
        named === undefined
          ? await placeOfOldPhone(db, held, now)
          : { family: membershipFor(held, { family: named, doing: 'record' }), babyId: told.babyId ?? null };
      await requireConsentOf(db, family);
      if (named !== undefined) refuseUnknownBaby(family, babyId);
      const { familyId } = family;
      const said = Date.parse(clearedAt);
      if (Number.isNaN(said)) refuseFields({ clearedAt: 'not_a_moment' });
      const at = new Date(Math.min(said, now.getTime()));
      const until = await clearedUntil(db, familyId, { babyId, subject: food, at, now, seen });
      await putClearing(db, familyId, { babyId, food, clearedAt: until });
    },
  }),
);

const recordOf = ({ id, day, food, liking, signs, notes }: FoodEntry) => ({
  id,
  kind: 'food' as const,
  startTime: null,
  endTime: null,
  day,
  durationSeconds: null,
  details: { food, liking, signs: foodSigns.filter((sign) => signs.includes(sign)) },
  notes,
  timeZone: null,
});
