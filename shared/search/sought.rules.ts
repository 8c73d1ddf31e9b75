import { withoutAccents } from './search-words.rules.ts';

/** A word of a search, and every word of a text that counts as it. All are plain: lower case, without accents. */
export type SoughtWord = {
  /** As she wrote it. */
  typed: string;
  /** What she wrote, or what she meant where nobody writes it so. */
  exact: string[];
  /** Those, their kin, and what else mothers call it. */
  forms: string[];
  /** Still being typed: whatever begins with it counts too. */
  isTyping: boolean;
};

/** A stretch of the original text: joined, the pieces are the text, character by character. */
export type TextPiece = { text: string; isMatch: boolean };

export type Matcher = (text: string) => TextPiece[];

/**
 * Tells the words of a text that a search means. What is in bold and what is found are decided by the same list: the
 * database is asked for these forms and no others. `inside` counts a text that contains what she typed within a word.
 */
type Marked = Pick<SoughtWord, 'typed' | 'forms' | 'isTyping'>;

export function matcherOf(sought: readonly Marked[], { inside = false } = {}): Matcher {
  const pattern = patternOf(sought, inside);
  return (text) => {
    if (!pattern) return [{ text, isMatch: false }];
    const pieces: TextPiece[] = [];
    let end = 0;
    for (const [from, to] of placesOf(text, pattern)) {
      if (from > end) pieces.push({ text: text.slice(end, from), isMatch: false });
      pieces.push({ text: text.slice(from, to), isMatch: true });
      end = to;
    }
    if (end < text.length || pieces.length === 0) pieces.push({ text: text.slice(end), isMatch: false });
    return pieces;
  };
}

/** What words are made of once their accents are gone, as in the database. Any letter of any script would cost milliseconds to compile, at every search anew. */
const letter = '[a-z0-9]';
/** From here on a part of a word is worth looking for. */
export const shortestPart = 3;

function patternOf(sought: readonly Marked[], inside: boolean): RegExp | undefined {
  const whole = sought.flatMap(({ forms }) => forms);
  const begun = sought.flatMap(({ typed, isTyping }) =>
    isTyping ? `${withoutAccents(typed)}${letter}*` : [],
  );
  const parts = sought.flatMap(({ typed }) => {
    const part = withoutAccents(typed);
    return inside && part.length >= shortestPart ? part : [];
  });
  const words =
    [...whole, ...begun].length > 0
      ? [`(?<!${letter})(?:${[...whole, ...begun].join('|')})(?!${letter})`]
      : [];
  const all = [...words, ...parts];
  return all.length > 0 ? new RegExp(all.join('|'), 'gu') : undefined;
}

/**
 * Where the pattern stands in the text. Taking the accents off the whole text at once keeps every place where it is, as
 * long as each letter stays one letter; where one does not, the words are looked at one by one.
 */
function placesOf(text: string, pattern: RegExp): [number, number][] {
  const plain = withoutAccents(text);
  if (plain.length === text.length)
    return Array.from(plain.matchAll(pattern), ({ 0: found, index }) => [index, index + found.length]);
  return Array.from(text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)).flatMap(({ 0: word, index }) =>
    withoutAccents(word).search(pattern) === -1 ? [] : [[index, index + word.length] as [number, number]],
  );
}
