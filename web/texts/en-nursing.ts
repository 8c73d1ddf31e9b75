import { nursing } from './en/nursing.ts';
import { nursingLog } from './en/nursing-log.ts';

export const texts = { nursing, nursingLog } as const;
