import type { KindName } from '#shared/diary/kinds.ts';
import { feedWords } from './feed/feed-words.ts';
import { foodWords } from './food/food-words.ts';
import type { KindWords } from './kind-words.ts';
import { sleepWords } from './sleep/sleep-words.ts';

/** The words of every kind: the compiler refuses a kind that has none. */
const kindWords: { [Kind in KindName]: KindWords<Kind> } = {
  feed: feedWords,
  sleep: sleepWords,
  food: foodWords,
};

export const wordsOf = (kind: KindName): KindWords<KindName> => kindWords[kind];
