import { breastfeeding } from './pt/breastfeeding.ts';
import { nursing } from './pt/nursing.ts';
import { nursingLog } from './pt/nursing-log.ts';

/** What nursing says, and no more: it opens at three in the morning on a weak connection. */
export const texts = { breastfeeding, nursing, nursingLog } as const;
