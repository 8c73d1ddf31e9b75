import type { SameKeys } from '#web/platform/language/translate.ts';
import type { library as pt } from '../pt/library.ts';

export const library: SameKeys<typeof pt> = {
  title: 'Library',
  empty: 'The shelves are still empty',
  emptyText:
    'This is where you will read and listen, at your own pace, about sleep, breastfeeding, first foods and about you, too.',
};
