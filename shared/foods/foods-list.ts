import type { Allergen } from './food.rules.ts';

export const foodGroups = [
  'fruit',
  'vegetable',
  'root',
  'grain',
  'legume',
  'meat',
  'egg-fish',
  'dairy',
  'fat',
  'seasoning',
] as const;
export type FoodGroup = (typeof foodGroups)[number];

type Row = {
  key: string;
  group: FoodGroup;
  /** Months of guidance, corrected age included. 24 is what she looks up to learn that it waits, and why. */
  fromMonths: 6 | 9 | 12 | 24;
  allergens: readonly Allergen[];
  /** What many recipes and packets of it have in them too. */
  mayHold?: readonly Allergen[];
  isIronRich: boolean;
};

/**
 * Foods that a Brazilian kitchen knows. A key is written in her diary and never changes; what is said of a food stands
 * in web/texts, as foods.<key>_name, _serve and _note. The ages follow the Guia Alimentar para Crianças Brasileiras
 * Menores de 2 Anos (2019), also for salt: little of it, in the pot of the whole family; and the Sociedade Brasileira de
 * Pediatria for cow's milk as a drink. Oats carry the mark of wheat, as on Brazilian labels.
 */
const list = [
  { key: 'banana', group: 'fruit', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'papaya', group: 'fruit', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'mango', group: 'fruit', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'avocado', group: 'fruit', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'apple', group: 'fruit', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'pear', group: 'fruit', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'orange', group: 'fruit', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'tangerine', group: 'fruit', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'guava', group: 'fruit', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'watermelon', group: 'fruit', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'melon', group: 'fruit', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'pineapple', group: 'fruit', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'grape', group: 'fruit', fromMonths: 9, allergens: [], isIronRich: false },
  { key: 'strawberry', group: 'fruit', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'kiwi', group: 'fruit', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'plum', group: 'fruit', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'peach', group: 'fruit', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'persimmon', group: 'fruit', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'acai', group: 'fruit', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'acerola', group: 'fruit', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'passion-fruit', group: 'fruit', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'jabuticaba', group: 'fruit', fromMonths: 12, allergens: [], isIronRich: false },
  { key: 'fruit-juice', group: 'fruit', fromMonths: 12, allergens: [], isIronRich: false },
  { key: 'pumpkin', group: 'vegetable', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'carrot', group: 'vegetable', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'beetroot', group: 'vegetable', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'chayote', group: 'vegetable', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'courgette', group: 'vegetable', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'broccoli', group: 'vegetable', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'cauliflower', group: 'vegetable', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'collard-greens', group: 'vegetable', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'spinach', group: 'vegetable', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'tomato', group: 'vegetable', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'okra', group: 'vegetable', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'green-beans', group: 'vegetable', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'aubergine', group: 'vegetable', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'cucumber', group: 'vegetable', fromMonths: 9, allergens: [], isIronRich: false },
  { key: 'cabbage', group: 'vegetable', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'maxixe', group: 'vegetable', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'watercress', group: 'vegetable', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'bell-pepper', group: 'vegetable', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'sweet-potato', group: 'root', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'potato', group: 'root', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'cassava', group: 'root', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'inhame', group: 'root', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'cara', group: 'root', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'arracacha', group: 'root', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'rice', group: 'grain', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'oats', group: 'grain', fromMonths: 6, allergens: ['wheat'], isIronRich: false },
  { key: 'cornmeal', group: 'grain', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'corn', group: 'grain', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'corn-couscous', group: 'grain', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'tapioca', group: 'grain', fromMonths: 9, allergens: [], isIronRich: false },
  { key: 'pasta', group: 'grain', fromMonths: 6, allergens: ['wheat'], mayHold: ['egg'], isIronRich: false },
  { key: 'bread', group: 'grain', fromMonths: 9, allergens: ['wheat'], isIronRich: false },
  { key: 'quinoa', group: 'grain', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'pinto-beans', group: 'legume', fromMonths: 6, allergens: [], isIronRich: true },
  { key: 'black-beans', group: 'legume', fromMonths: 6, allergens: [], isIronRich: true },
  { key: 'cowpeas', group: 'legume', fromMonths: 6, allergens: [], isIronRich: true },
  { key: 'lentils', group: 'legume', fromMonths: 6, allergens: [], isIronRich: true },
  { key: 'chickpeas', group: 'legume', fromMonths: 6, allergens: [], isIronRich: true },
  { key: 'peas', group: 'legume', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'tofu', group: 'legume', fromMonths: 6, allergens: ['soy'], isIronRich: true },
  { key: 'beef', group: 'meat', fromMonths: 6, allergens: [], isIronRich: true },
  { key: 'chicken', group: 'meat', fromMonths: 6, allergens: [], isIronRich: true },
  { key: 'pork', group: 'meat', fromMonths: 6, allergens: [], isIronRich: true },
  { key: 'chicken-liver', group: 'meat', fromMonths: 6, allergens: [], isIronRich: true },
  { key: 'beef-liver', group: 'meat', fromMonths: 6, allergens: [], isIronRich: true },
  { key: 'bone-broth', group: 'meat', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'egg', group: 'egg-fish', fromMonths: 6, allergens: ['egg'], isIronRich: false },
  { key: 'quail-egg', group: 'egg-fish', fromMonths: 6, allergens: ['egg'], isIronRich: false },
  { key: 'sardine', group: 'egg-fish', fromMonths: 6, allergens: ['fish'], isIronRich: false },
  { key: 'tilapia', group: 'egg-fish', fromMonths: 6, allergens: ['fish'], isIronRich: false },
  { key: 'hake', group: 'egg-fish', fromMonths: 6, allergens: ['fish'], isIronRich: false },
  { key: 'salmon', group: 'egg-fish', fromMonths: 6, allergens: ['fish'], isIronRich: false },
  { key: 'shrimp', group: 'egg-fish', fromMonths: 6, allergens: ['shellfish'], isIronRich: false },
  { key: 'yoghurt', group: 'dairy', fromMonths: 6, allergens: ['milk'], isIronRich: false },
  { key: 'fresh-cheese', group: 'dairy', fromMonths: 9, allergens: ['milk'], isIronRich: false },
  { key: 'ricotta', group: 'dairy', fromMonths: 6, allergens: ['milk'], isIronRich: false },
  { key: 'cows-milk', group: 'dairy', fromMonths: 12, allergens: ['milk'], isIronRich: false },
  { key: 'ghee', group: 'fat', fromMonths: 6, allergens: ['milk'], isIronRich: false },
  { key: 'butter', group: 'fat', fromMonths: 6, allergens: ['milk'], isIronRich: false },
  { key: 'olive-oil', group: 'fat', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'coconut', group: 'fat', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'peanut', group: 'fat', fromMonths: 6, allergens: ['peanut'], isIronRich: false },
  { key: 'cashew-nut', group: 'fat', fromMonths: 6, allergens: ['nuts'], isIronRich: false },
  { key: 'brazil-nut', group: 'fat', fromMonths: 6, allergens: ['nuts'], isIronRich: false },
  { key: 'tahini', group: 'fat', fromMonths: 6, allergens: ['sesame'], isIronRich: false },
  { key: 'flaxseed', group: 'fat', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'garlic', group: 'seasoning', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'onion', group: 'seasoning', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'green-herbs', group: 'seasoning', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'coriander', group: 'seasoning', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'annatto', group: 'seasoning', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'turmeric', group: 'seasoning', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'cinnamon', group: 'seasoning', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'lemon', group: 'seasoning', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'salt', group: 'seasoning', fromMonths: 6, allergens: [], isIronRich: false },
  { key: 'sugar', group: 'seasoning', fromMonths: 24, allergens: [], isIronRich: false },
  { key: 'honey', group: 'seasoning', fromMonths: 24, allergens: [], isIronRich: false },
] as const satisfies readonly Row[];

export type FoodKey = (typeof list)[number]['key'];
export type Food = Row & { key: FoodKey };
export const foods: readonly Food[] = list;

const byKey = new Map<string, Food>(foods.map((food) => [food.key, food]));

/** A food of our list. Undefined: one of hers, or of another release. */
export const knownFood = (key: string): Food | undefined => byKey.get(key);
