import type { SameKeys } from '#web/platform/language/translate.ts';
import { search } from './en/search.ts';
import type { texts as pt } from './pt-search.ts';

export const texts: SameKeys<typeof pt> = { search };
