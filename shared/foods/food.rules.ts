export const foodLikings = ['loved', 'fine', 'not-yet'] as const;
export type FoodLiking = (typeof foodLikings)[number];

/** What she may see after a new food. Those that cannot wait, each by itself, stand first. */
export const urgentSigns = ['breathing', 'swelling', 'limp'] as const;
export const foodSigns = [...urgentSigns, 'vomiting', 'hives', 'rash', 'diarrhoea', 'other'] as const;
export type FoodSign = (typeof foodSigns)[number];
const skinSigns: readonly FoodSign[] = ['hives', 'rash'];
const gutSigns: readonly FoodSign[] = ['vomiting', 'diarrhoea'];

/** Cannot wait: a sign that cannot by itself, or skin and gut at the same time (shared/care/triage.ts, food-reaction). */
export function isUrgent(signs: readonly FoodSign[]): boolean {
  const isSeen = (sign: FoodSign) => signs.includes(sign);
  return urgentSigns.some(isSeen) || (skinSigns.some(isSeen) && gutSigns.some(isSeen));
}

/** The groups that Brazil's labels name, as far as a baby's food has them. */
export const allergens = [
  'milk',
  'egg',
  'peanut',
  'nuts',
  'fish',
  'shellfish',
  'wheat',
  'soy',
  'sesame',
] as const;
export type Allergen = (typeof allergens)[number];
