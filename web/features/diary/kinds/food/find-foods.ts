import { type Food, type FoodGroup, foods } from '#shared/foods/foods-list.ts';
import { withoutAccents } from '#shared/search/search-words.rules.ts';
import { ownFood, ownFoodName } from './own-foods.ts';

type NameOf = (key: string) => string;

const tidy = (text: string) => text.trim().replace(/\s+/g, ' ');
const plain = (text: string) => withoutAccents(tidy(text));

/** Foods whose name holds what she typed, those that begin with it first; otherwise in the order of their names. */
export function findFoods(typed: string, group: FoodGroup | undefined, nameOf: NameOf): Food[] {
  const term = plain(typed);
  return foods
    .filter((food) => !group || food.group === group)
    .map((food) => ({ food, name: plain(nameOf(food.key)) }))
    .filter(({ name }) => name.includes(term))
    .sort(
      (a, b) =>
        Number(b.name.startsWith(term)) - Number(a.name.startsWith(term)) || a.name.localeCompare(b.name),
    )
    .map(({ food }) => food);
}

/**
 * Which food a name means: ours, one of hers that she wrote before, or a new one of hers. Null when nothing is
 * named.
 */
export function foodCalled(typed: string, hers: readonly string[], nameOf: NameOf): string | null {
  const name = tidy(typed);
  if (!name) return null;
  const term = plain(name);
  const ours = foods.find(({ key }) => plain(nameOf(key)) === term)?.key;
  return ours ?? hers.find((key) => plain(ownFoodName(key) ?? '') === term) ?? ownFood(name);
}
