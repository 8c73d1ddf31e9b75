import * as v from 'valibot';
import { foodLikings, foodSigns } from '../../foods/food.rules.ts';
import { foodKeySchema, maxFoodEntries, maxFoodNotesLength } from '../../foods/food.schema.ts';
import type { RecordKind } from '../kind.ts';

const details = v.strictObject({
  /** One of ours by its key, or one of hers by the name she gave it. */
  food: foodKeySchema,
  liking: v.nullable(v.picklist(foodLikings)),
  /** What was seen afterwards; empty when nothing happened. */
  signs: v.pipe(v.array(v.picklist(foodSigns)), v.maxLength(foodSigns.length)),
});
export type FoodDetails = v.InferOutput<typeof details>;

/** One food on one day. A reaction always belongs to a food: without one there is nothing to pause. */
export const food: RecordKind<'food', FoodDetails, 'food_required' | 'reaction_without_food'> = {
  name: 'food',
  when: 'day',
  details,
  limits: { notes: maxFoodNotesLength, mostInFamily: maxFoodEntries },
  problems: ['food_required', 'reaction_without_food'],
  validate: ({ details: { food: named, signs } }) =>
    named === '' ? { food: signs.length > 0 ? 'reaction_without_food' : 'food_required' } : {},
  totals: (records) => ({
    foods: new Set(records.map((one) => one.details.food)).size,
    reactions: records.filter((one) => one.details.signs.length > 0).length,
  }),
  columns: [
    { key: 'food', of: (record) => record.details.food },
    { key: 'liking', of: (record) => record.details.liking ?? '' },
    { key: 'signs', of: (record) => record.details.signs.join(' ') },
  ],
  visibleTo: 'guest',
  canBeForBoth: true,
};
