import type { SameKeys } from '#web/platform/language/translate.ts';
import type { specialists as pt } from '../pt/specialists.ts';

export const specialists: SameKeys<typeof pt> = {
  title: 'Specialists',
  empty: 'No sessions are planned yet',
  emptyText:
    'This is where you will meet specialists on video, live or to watch again in peace when the baby is asleep.',
};
