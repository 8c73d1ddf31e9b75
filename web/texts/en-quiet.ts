import type { SameKeys } from '#web/platform/language/translate.ts';
import { quiet } from './en/quiet.ts';
import type { texts as pt } from './pt-quiet.ts';

export const texts: SameKeys<typeof pt> = { quiet };
