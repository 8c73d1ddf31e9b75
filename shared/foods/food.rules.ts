export const foodLikings = ['loved', 'fine', 'not-yet'] as const;
export type FoodLiking = (typeof foodLikings)[number];

/** What she may see after a new food. Those that cannot wait stand first. */
export const urgentSigns = ['breathing', 'swelling', 'limp'] as const;
export const foodSigns = [...urgentSigns, 'vomiting', 'hives', 'rash', 'diarrhoea', 'other'] as const;
export type FoodSign = (typeof foodSigns)[number];

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
