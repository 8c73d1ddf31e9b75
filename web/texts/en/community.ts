import type { SameKeys } from '#web/platform/language/translate.ts';
import type { community as pt } from '../pt/community.ts';

export const community: SameKeys<typeof pt> = {
  title: 'Between Mothers',
  empty: 'The circle has not opened yet',
  emptyText:
    'This is where mothers will ask, let it out and hold each other, under their own name or in secret, without judgement.',
};
