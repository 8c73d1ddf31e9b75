import type { SameKeys } from '#web/platform/language/translate.ts';
import type { foods as pt } from '../pt/foods.ts';
import { dairy } from './foods/dairy.ts';
import { eggFish } from './foods/egg-fish.ts';
import { fat } from './foods/fat.ts';
import { fruit } from './foods/fruit.ts';
import { grain } from './foods/grain.ts';
import { legume } from './foods/legume.ts';
import { meat } from './foods/meat.ts';
import { root } from './foods/root.ts';
import { seasoning } from './foods/seasoning.ts';
import { vegetable } from './foods/vegetable.ts';

export const foods: SameKeys<typeof pt> = {
  ...fruit,
  ...vegetable,
  ...root,
  ...grain,
  ...legume,
  ...meat,
  ...eggFish,
  ...dairy,
  ...fat,
  ...seasoning,
};
