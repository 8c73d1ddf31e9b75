import type { SameKeys } from '#web/platform/language/translate.ts';
import { care } from './en/care.ts';
import { concern } from './en/concern.ts';
import type { texts as pt } from './pt-care.ts';

export const texts: SameKeys<typeof pt> = { care, concern };
