import type { SameKeys } from '#web/platform/language/translate.ts';
import type { search as pt } from '../pt/search.ts';

export const search: SameKeys<typeof pt> = {
  didYouMean: 'Did you mean',
  partly: 'Nothing has all of your words. This is what comes closest.',
  unknown: {
    one: 'We did not find this word in any text: {words}.',
    other: 'We did not find these words in any text: {words}.',
  },
  without: 'Without: {words}',
  calledBy: 'Mothers search for',
  topics: 'Topics',
};
