import { diary } from './pt/diary.ts';
import { nursing } from './pt/nursing.ts';
import { nursingLog } from './pt/nursing-log.ts';

/** What the timer and its log say: it opens at three in the morning on a weak connection, and waits for nothing else. */
export const texts = { diary, nursing, nursingLog } as const;
