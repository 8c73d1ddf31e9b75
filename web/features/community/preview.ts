import { previewLength } from '#shared/community/community.rules.ts';
import type { Matcher, TextPiece } from '#shared/search/sought.rules.ts';

/** The beginning of a long text, never ending in half of a letter that is made of two, as many pictures are. */
export function previewOf(text: string): { text: string; isCut: boolean } {
  if (text.length <= previewLength) return { text, isCut: false };
  const cut = text.slice(0, previewLength).replace(/[\ud800-\udbff]$/, '');
  return { text: `${cut.trimEnd()}…`, isCut: true };
}

/** So much is told before what was found, where the beginning does not have it. */
const before = 80;

/** A preview in which what was found is seen, with the text that leads to it. */
export function foundPreview(text: string, piecesOf: Matcher): { pieces: TextPiece[]; isCut: boolean } {
  const start = placeOfMatch(text, piecesOf);
  const from = start + before < previewLength ? 0 : text.lastIndexOf(' ', start - before) + 1;
  const { text: shown, isCut } = previewOf(text.slice(from));
  return { pieces: piecesOf(from > 0 ? `…${shown}` : shown), isCut: isCut || from > 0 };
}

function placeOfMatch(text: string, piecesOf: Matcher): number {
  const pieces = piecesOf(text);
  const matched = pieces.findIndex(({ isMatch }) => isMatch);
  return pieces.slice(0, Math.max(0, matched)).reduce((length, piece) => length + piece.text.length, 0);
}
