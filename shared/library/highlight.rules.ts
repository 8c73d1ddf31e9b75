import type { Language } from '../language/language.rules.ts';
import type { TextPiece } from './library.schema.ts';
import { isStopWord, searchWords, withoutAccents, wordRoot } from './search-words.rules.ts';

const shownSentences = 3;

/**
 * The text without the signs of Markdown: what leads a line, and what stresses a word. Nothing else goes. The lengths
 * are bounded as in markdown-text.rules.ts: a text of a hundred thousand open brackets costs as many small looks.
 */
export function articlePlainText(markdown: string): string {
  return markdown
    .replace(/^[ \t]*(?:>[ \t]*)*(?:#{1,6}[ \t]+|[-*+][ \t]+)?/gm, '')
    .replace(/\[([^[\]\n]{0,300})\]\([^()\n]{0,500}\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)(.{1,2000}?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])([^*_\n]+?)(?<=\S)\1(?![\p{L}\p{N}*_])/gu, '$2');
}

/** In one line, cut where a letter ends: half an emoji is none. */
export function articleExcerpt(markdown: string, length: number): string {
  // A text may be long and little of it is needed: four times as much leaves room for every sign that goes.
  const line = articlePlainText(markdown.slice(0, length * 4))
    .replace(/\s+/g, ' ')
    .trim();
  return line.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

/** Sentences in the order of the text, each a part of it as it stands. A line's end is a sentence's end. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?…]["'”’»)]{0,4})\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** Tells the words of a text that a search term means: kin by their root, or begun by the word still being typed. */
export function termMatcher(term: string, language: Language): ((text: string) => TextPiece[]) | undefined {
  const words = searchWords(term);
  const meaning = words.filter((word) => !isStopWord(word, language));
  const sought = meaning.length > 0 ? meaning : words;
  if (sought.length === 0) return undefined;
  const typed = withoutAccents(words.at(-1) ?? '');
  const roots = new Set(sought.map((word) => wordRoot(word, language)));
  const isTyping = typed.length > 1 && sought.includes(words.at(-1) ?? '');
  const candidates = candidatePattern(sought.map(withoutAccents));
  const isMatch = (word: string) =>
    roots.has(wordRoot(word, language)) || (isTyping && withoutAccents(word).startsWith(typed));

  return (text) => {
    const pieces: TextPiece[] = [];
    let end = 0;
    for (const { 0: word, index } of text.matchAll(candidates)) {
      if (!isMatch(word)) continue;
      if (index > end) pieces.push({ text: text.slice(end, index), isMatch: false });
      pieces.push({ text: word, isMatch: true });
      end = index + word.length;
    }
    if (end < text.length || pieces.length === 0) pieces.push({ text: text.slice(end), isMatch: false });
    return pieces;
  };
}

/** The last three sentences that match, in the order of the text. Read from its end, and no further than needed. */
export function foundSentences(text: string, term: string, language: Language): TextPiece[][] {
  const piecesOf = termMatcher(term, language);
  if (!piecesOf) return [];
  const found: TextPiece[][] = [];
  for (const sentence of sentencesOf(text).reverse()) {
    const pieces = piecesOf(sentence);
    if (pieces.some(({ isMatch }) => isMatch)) found.unshift(pieces);
    if (found.length === shownSentences) break;
  }
  return found;
}

/** What a letter may look like in the text. An English y turns into i: cry, cries. */
const lookalikes: Record<string, string> = {
  a: 'aàáâãä',
  c: 'cç',
  e: 'eèéêë',
  i: 'iìíîïy',
  n: 'nñ',
  o: 'oòóôõö',
  u: 'uùúûü',
  y: 'yýÿi',
};

/** Words that begin like one of these. A root keeps the first three letters: only such words are worth a closer look. */
function candidatePattern(words: string[]): RegExp {
  const beginning = (word: string) =>
    Array.from(word)
      .slice(0, 3)
      .map((letter) => `${lookalikes[letter] ? `[${lookalikes[letter]}]` : letter}\\p{M}*`)
      .join('');
  const beginnings = [...new Set(words.map(beginning))].join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])(?:${beginnings})[\\p{L}\\p{N}\\p{M}]*`, 'giu');
}
