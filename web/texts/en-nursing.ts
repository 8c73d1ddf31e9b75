import { diary } from './en/diary.ts';
import { nursing } from './en/nursing.ts';
import { nursingLog } from './en/nursing-log.ts';

export const texts = { diary, nursing, nursingLog } as const;
