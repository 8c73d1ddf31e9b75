import { foods } from './pt/foods.ts';

/** The list of foods: only First Bites and its diary say it, and no other tool should wait for it. */
export const texts = { foods } as const;
