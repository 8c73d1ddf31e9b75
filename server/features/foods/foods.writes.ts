import { requireConsentOf } from '#server/features/consent/health-consent.ts';
import {
  clearedUntil,
  foodToldAt,
  putClearing,
} from '#server/features/diary/kinds/food-clearings.repository.ts';
import { idAfterMove, placeOfOldPhone } from '#server/features/diary/old-phones.ts';
import { countOthers, putRecord, removeRecord } from '#server/features/diary/records.repository.ts';
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
      const { family, babyId } = await placeOfOldPhone(db, held);
      await requireConsentOf(db, family);
      const { familyId } = family;
      if (isDayToCome(entry, now)) refuseFields({ day: 'in_the_future' });
      const id = await idAfterMove(db, familyId, { kind: 'food', id: entry.id });
      if ((await countOthers(db, familyId, { kind: 'food', id })) >= maxFoodEntries)
        refuseFields({ food: 'too_many' });
      const toldAt = await foodToldAt(db, familyId, { babyId, food: entry.food, now });
      await putRecord(db, familyId, { record: recordOf(entry, { id, babyId }), userId, now, toldAt });
    },
    'food-entry.remove': async (db, userId, { body, now, held }) => {
      const { familyId } = membershipFor(held, { family: null, doing: 'record' });
      const id = await idAfterMove(db, familyId, { kind: 'food', id: body.id });
      await removeRecord(db, familyId, { id, baseRevision: null, userId, now });
    },
    /** Reactions that she had told by then no longer pause the food; what another phone told in between does. */
    'food.clear': async (db, _userId, { body, now, held }) => {
      const { familyId: named, food, clearedAt, seen = [], ...told } = body;
      const { family, babyId } =
        named === undefined
          ? await placeOfOldPhone(db, held)
          : { family: membershipFor(held, { family: named, doing: 'record' }), babyId: told.babyId ?? null };
      await requireConsentOf(db, family);
      const { familyId } = family;
      const said = Date.parse(clearedAt);
      if (Number.isNaN(said)) refuseFields({ clearedAt: 'not_a_moment' });
      const at = new Date(Math.min(said, now.getTime()));
      const until = await clearedUntil(db, familyId, { babyId, subject: food, at, now, seen });
      await putClearing(db, familyId, { babyId, food, clearedAt: until });
    },
  }),
);

/** Sent again after a deletion, it is an undo: that phone knows no other way to say so. */
const recordOf = (entry: FoodEntry, { id, babyId }: { id: string; babyId: string | null }) => ({
  id,
  babyId,
  kind: 'food' as const,
  startTime: null,
  endTime: null,
  day: entry.day,
  durationSeconds: null,
  details: {
    food: entry.food,
    liking: entry.liking,
    signs: foodSigns.filter((sign) => entry.signs.includes(sign)),
  },
  notes: entry.notes,
  timeZone: null,
  groupId: null,
  baseRevision: null,
  restore: true as const,
});
