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

/** Of each food in shared/foods/foods-list.ts: its name, the form to serve it in, and one thing worth knowing. */
export const foods = {
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
} as const;
