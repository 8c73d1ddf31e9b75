import type { SameKeys } from '#web/platform/language/translate.ts';
import type { sleepTools as pt } from '../pt/sleep-tools.ts';

export const sleepTools: SameKeys<typeof pt> = {
  title: 'Sleep tools',
};
