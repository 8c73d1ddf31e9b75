import { search } from './pt/search.ts';

/** What every search says. */
export const texts = { search } as const;
