import { type Allergen, allergens } from './food.rules.ts';
import { foods, knownFood } from './foods-list.ts';

/** Two names that she wrote in other capitals, or with a blank more, are one food of hers. */
export function foodIdentity(food: string): string {
  return food.startsWith('own:')
    ? food.replaceAll(/\s+/g, ' ').replace('own: ', 'own:').trim().toLowerCase()
    : food;
}

const subjectOf = (allergen: Allergen) => `allergen:${allergen}`;

/** The allergen that rests; undefined when it is one food alone. */
export const allergenIn = (subject: string): Allergen | undefined =>
  allergens.find((allergen) => subjectOf(allergen) === subject);

/**
 * What a reaction to a food pauses: every allergen that is in it, or may be, in whatever food it comes; the food alone
 * where the list names none.
 */
export function pauseSubjects(food: string): string[] {
  const known = knownFood(food);
  const held = known ? [...known.allergens, ...(known.mayHold ?? [])] : [];
  return held.length > 0 ? held.map(subjectOf) : [foodIdentity(food)];
}

/** Whether a pause or a clearing is about this food. A clearing of earlier days may name a food that has an allergen. */
export function concerns(subject: string, food: string): boolean {
  const key = foodIdentity(subject);
  return key === foodIdentity(food) || pauseSubjects(food).includes(key);
}

/** The foods of our list that rest with it. */
export const foodsOfSubject = (subject: string) => foods.filter(({ key }) => concerns(subject, key));
