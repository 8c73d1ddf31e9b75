import type { SameKeys } from '#web/platform/language/translate.ts';
import type { topics as pt } from '../pt/topics.ts';

export const topics: SameKeys<typeof pt> = {
  explore: 'Explore by Topics',
  articles: 'Read about it',
  articlesEmpty: 'There are no texts on this topic yet. The library has others.',
  articlesAll: 'See all articles',
  community: 'Recent conversations',
  shareBox: 'Tell other mothers',
};
