import { type Food, foods } from '#shared/foods/foods-list.ts';

const byKey = new Map<string, Food>(foods.map((food) => [food.key, food]));

/** A food of our list. Undefined: one of hers, or of another release. */
export const knownFood = (key: string): Food | undefined => byKey.get(key);

const ownPrefix = 'own:';
export const ownFood = (name: string): string => `${ownPrefix}${name}`;
/** The name she gave a food of hers; undefined when it is none of hers. */
export const ownFoodName = (key: string): string | undefined =>
  key.startsWith(ownPrefix) ? key.slice(ownPrefix.length) : undefined;
