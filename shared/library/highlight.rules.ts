import type { Matcher, TextPiece } from '../search/sought.rules.ts';

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

/**
 * The last three sentences that match, in the order of the text. The text is looked through once; then only the lines
 * with one of the words are taken apart, from the end and no further than needed: no sign of Markdown that goes reaches
 * beyond its line.
 */
export function foundSentences(markdown: string, piecesOf: Matcher): TextPiece[][] {
  const found: TextPiece[][] = [];
  let lineStart = markdown.length;
  for (const at of placesOfMatches(piecesOf(markdown)).reverse()) {
    if (at >= lineStart) continue;
    lineStart = markdown.lastIndexOf('\n', at) + 1;
    const [line = ''] = markdown.slice(lineStart).split('\n', 1);
    const sentences = sentencesOf(articlePlainText(line)).map(piecesOf);
    found.unshift(...sentences.filter((pieces) => pieces.some(({ isMatch }) => isMatch)));
    if (found.length >= shownSentences) break;
  }
  return found.slice(-shownSentences);
}

function placesOfMatches(pieces: TextPiece[]): number[] {
  let at = 0;
  return pieces.flatMap(({ text, isMatch }) => {
    at += text.length;
    return isMatch ? at - text.length : [];
  });
}
