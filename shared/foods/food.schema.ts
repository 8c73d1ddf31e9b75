import * as v from 'valibot';
import { type CalendarDate, isCalendarDate } from '../time/calendar-date.ts';
import { allergens, foodLikings, foodSigns } from './food.rules.ts';

export const maxFoodNotesLength = 1000;
export const maxFoodNameLength = 60;
/** Five years of two or three foods a day: all of it is read at once. */
export const maxFoodEntries = 5000;

const id = v.pipe(v.string(), v.uuid('must be a uuid'));
/** A food of ours by its key, or one of hers by the name she gave it. */
export const foodKeySchema = v.pipe(
  v.string('food_required'),
  v.regex(/^([a-z0-9-]{1,40}|own:.{1,60})$/u, 'food_required'),
);
/** What rests: a food, or an allergen in whatever holds it. */
const pauseSubject = v.pipe(
  v.string('food_required'),
  v.regex(
    new RegExp(`^([a-z0-9-]{1,40}|own:.{1,60}|allergen:(${allergens.join('|')}))$`, 'u'),
    'food_required',
  ),
);
const day = v.custom<CalendarDate>(
  (value) => isCalendarDate(value) && value >= '2000-01-01' && value < '9998',
  'not_a_date',
);

/** What she saw; empty when nothing happened. */
const signs = v.pipe(v.array(v.picklist(foodSigns)), v.maxLength(foodSigns.length));

/** One food on one day. A reaction always belongs to a food: without one there is nothing to pause. */
export const foodEntrySchema = v.strictObject({
  id,
  food: foodKeySchema,
  day,
  liking: v.nullable(v.picklist(foodLikings)),
  signs,
  notes: v.nullable(v.pipe(v.string(), v.maxLength(maxFoodNotesLength, 'too_long'))),
});
export type FoodEntry = v.InferOutput<typeof foodEntrySchema>;

const seenReactionSchema = v.strictObject({ id, signs });
export type SeenReaction = v.InferOutput<typeof seenReactionSchema>;

export const foodWrites = {
  'food-entry.put': foodEntrySchema,
  'food-entry.remove': v.strictObject({ id }),
  /** She asked for advice, and it may come back: reactions up to this moment no longer pause it. */
  'food.clear': v.strictObject({
    /** Of which baby; a phone that knows of no families tells neither. */
    familyId: v.optional(id),
    babyId: v.optional(v.nullable(id)),
    food: pauseSubject,
    clearedAt: v.pipe(v.string(), v.isoTimestamp('not_a_moment')),
    /** What paused it as she cleared, part of it perhaps still on its way; a phone of an earlier release does not say. */
    seen: v.optional(v.pipe(v.array(seenReactionSchema), v.maxLength(maxFoodEntries))),
  }),
} as const;
export type FoodWriteKind = keyof typeof foodWrites;
export type FoodClear = v.InferOutput<(typeof foodWrites)['food.clear']>;

export type FoodEntryAnswer = FoodEntry & { createdAt: string; updatedAt: string };
/** `food` is what rested: a food, or 'allergen:egg'. */
export type FoodClearing = { food: string; clearedAt: string };
