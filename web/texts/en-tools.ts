import type { SameKeys } from '#web/platform/language/translate.ts';
import { bites } from './en/bites.ts';
import { foodDiary } from './en/food-diary.ts';
import { routine } from './en/routine.ts';
import { sleep } from './en/sleep.ts';
import { sleepTools } from './en/sleep-tools.ts';
import { understanding } from './en/understanding.ts';
import { wakeWindow } from './en/wake-window.ts';
import type { texts as pt } from './pt-tools.ts';

export const texts: SameKeys<typeof pt> = {
  bites,
  foodDiary,
  routine,
  sleep,
  sleepTools,
  understanding,
  wakeWindow,
};
