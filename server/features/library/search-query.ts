import type { Language } from '#shared/language/language.rules.ts';
import { searchWords, withoutAccents } from '#shared/library/search-words.rules.ts';

/** Endings that the stemmer knows only with their accents, as they are typed in a hurry. */
const hurriedEndings: [RegExp, string][] = [
  [/cao$/, 'ção'],
  [/coes$/, 'ções'],
  [/encia(s?)$/, 'ência$1'],
  [/ancia(s?)$/, 'ância$1'],
  [/avel$/, 'ável'],
  [/ivel$/, 'ível'],
];

export type SearchQuery = {
  /** Every word but the last, in each of its forms, as `to_tsquery` reads them. */
  head: string;
  last: string;
  /** The last word as far as it is typed, to be found as a beginning; empty when one letter is all there is. */
  typing: string;
  /** All words as they stand, for a term of which nothing else remains. */
  literal: string;
};

/** Words are letters and digits alone and stand in quotes: nothing of the term is read as an operator. */
export function searchQuery(term: string, language: Language): SearchQuery | undefined {
  const words = searchWords(term);
  const last = words.at(-1);
  if (last === undefined) return undefined;
  const typed = withoutAccents(last);
  const before = words.slice(0, -1);
  // Between two words she passes through a single letter: what the words before it found must not vanish meanwhile.
  const isBeginning = before.length > 0 || Array.from(typed).length > 1;
  const typing = isBeginning ? `${quoted(typed)}:*` : '';
  return {
    head: before.map((word) => forms(word, language)).join(' & '),
    last: forms(last, language),
    typing,
    literal: [...before.map((word) => quoted(withoutAccents(word))), typing || quoted(typed)].join(' & '),
  };
}

function forms(word: string, language: Language): string {
  const plain = withoutAccents(word);
  const found = new Set([word, plain]);
  if (language === 'pt') {
    for (const [ending, accented] of hurriedEndings) {
      if (ending.test(plain)) found.add(plain.replace(ending, accented));
    }
  }
  return `(${[...found].map(quoted).join(' | ')})`;
}

const quoted = (word: string) => `'${word}'`;
