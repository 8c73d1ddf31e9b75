import type { SameKeys } from '#web/platform/language/translate.ts';
import { breastfeeding } from './en/breastfeeding.ts';
import { nursing } from './en/nursing.ts';
import { nursingLog } from './en/nursing-log.ts';
import type { texts as pt } from './pt-nursing.ts';

export const texts: SameKeys<typeof pt> = { breastfeeding, nursing, nursingLog };
