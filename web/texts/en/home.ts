import type { SameKeys } from '#web/platform/language/translate.ts';
import type { home as pt } from '../pt/home.ts';

export const home: SameKeys<typeof pt> = {
  name: 'Home',
  title: 'It is good to have you here',
  empty: 'Your day will live here',
  emptyText:
    'A kind word to start the day, your baby’s week and the topics you need most. We are still setting up this corner.',
  action: 'See my profile',
  topics: 'Topics',
};
