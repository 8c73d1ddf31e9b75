import { type FoodLiking, type FoodSign, foodLikings, foodSigns } from '#shared/foods/food.rules.ts';
import type { FoodEntry } from '#shared/foods/food.schema.ts';

/** The form of an entry as she typed it. */
export type FoodDraft = {
  food: string;
  day: string;
  liking: FoodLiking | null;
  signs: FoodSign[];
  notes: string;
};

export const foodSlot = (owner: string | null, place: string) =>
  ({ kind: 'food', owner, place, looksRight: isFoodDraft }) as const;

export function draftOf({ food, day, liking, signs, notes }: FoodEntry, nameOf: (key: string) => string) {
  return { food: food && nameOf(food), day, liking, signs, notes: notes ?? '' } satisfies FoodDraft;
}

export const isSameDraft = (a: FoodDraft, b: FoodDraft): boolean => JSON.stringify(a) === JSON.stringify(b);

function isFoodDraft(held: unknown): held is FoodDraft {
  const { food, day, liking, signs, notes } = (held ?? {}) as Partial<FoodDraft>;
  return (
    [food, day, notes].every((text) => typeof text === 'string') &&
    (liking === null || foodLikings.some((known) => known === liking)) &&
    Array.isArray(signs) &&
    signs.every((sign) => foodSigns.includes(sign))
  );
}
