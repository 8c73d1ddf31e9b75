import type { SoughtWord } from './sought.rules.ts';

/** How a search was understood: by these words its results are marked too. */
export type SearchedAnswer = {
  words: Pick<SoughtWord, 'typed' | 'forms' | 'isTyping'>[];
  /** The whole term as she may have meant it; null when it was found as she wrote it. */
  didYouMean: string | null;
  /** No text has all of the words: what was found has some of them. */
  isPartial: boolean;
};
