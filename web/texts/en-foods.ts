import type { SameKeys } from '#web/platform/language/translate.ts';
import { foods } from './en/foods.ts';
import type { texts as pt } from './pt-foods.ts';

export const texts: SameKeys<typeof pt> = { foods };
