import { bites } from './pt/bites.ts';
import { foodDiary } from './pt/food-diary.ts';
import { routine } from './pt/routine.ts';
import { sleep } from './pt/sleep.ts';
import { sleepTools } from './pt/sleep-tools.ts';
import { understanding } from './pt/understanding.ts';
import { wakeWindow } from './pt/wake-window.ts';

/** What the pages of a topic and their tools say. */
export const texts = { bites, foodDiary, routine, sleep, sleepTools, understanding, wakeWindow } as const;
