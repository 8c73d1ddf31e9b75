import type { Span } from './sentence.ts';

/** A word, a number or a sign, and where it stood. */
export type Token = Span & {
  /** As she wrote it. */
  text: string;
  /** Without capitals, accents and apostrophes: phones and thumbs leave them out. */
  word: string;
  isNumber: boolean;
  /** Nothing between it and the one before: "120ml", "14h20". */
  isGlued: boolean;
};

/** Marks that were typed apart from their letters count as part of them. */
const parts = /\d+(?:[.,]\d+)*|(?:\p{L}\p{M}*)+(?:['’](?:\p{L}\p{M}*)+)*|[^\s\p{L}\d]/gu;

export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
}

/** 15' is a quarter of an hour. */
const isPrime = (text: string, at: number) => /^['’′]$/.test(text[at] ?? '') && /\d/.test(text[at - 1] ?? '');

export function tokensOf(text: string): Token[] {
  const all = [...text.matchAll(parts)].map((match): Token => {
    const from = match.index;
    const [found] = match;
    return {
      text: found,
      word: isPrime(text, from) ? '′' : folded(found),
      isNumber: /^\d/.test(found),
      isGlued: from > 0 && !/\s/.test(text[from - 1] ?? ''),
      from,
      to: from + found.length,
    };
  });
  return all.filter((token, at) => !isHyphen(token, all[at - 1], all[at + 1]));
}

/** "meio-dia" is as good as "meio dia"; between numbers it means "to". */
function isHyphen(token: Token, before: Token | undefined, after: Token | undefined): boolean {
  const isLetter = (one: Token | undefined) => one !== undefined && /^\p{L}/u.test(one.text);
  return /^[-‐‑]$/.test(token.text) && token.isGlued && isLetter(before) && isLetter(after);
}

export const spanOf = (tokens: readonly Token[]): Span => ({
  from: tokens[0]?.from ?? 0,
  to: tokens.at(-1)?.to ?? 0,
});

/** The phrases of a cell of the vocabulary, 'meia hora|meio-dia', as words. */
export const phrasesIn = (cell: string): string[][] =>
  cell
    .split('|')
    .filter((phrase) => phrase !== '')
    .map((phrase) =>
      folded(phrase)
        .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
        .split(' '),
    );

/** As many as the vocabularies have cells: folding them anew for each word would be most of the work. */
const cells = new Map<string, Map<string, string[][]>>();

function cellOf(cell: string): Map<string, string[][]> {
  const known = cells.get(cell);
  if (known) return known;
  const made = new Map<string, string[][]>();
  for (const words of phrasesIn(cell)) {
    const first = words[0] ?? '';
    made.set(first, [...(made.get(first) ?? []), words]);
  }
  cells.set(cell, made);
  return made;
}

/** Where the longest of the cell's phrases that begins at a token ends; undefined where none does. */
export function endOf(cell: string, tokens: readonly Token[], at: number): number | undefined {
  const phrases = cellOf(cell).get(tokens[at]?.word ?? '') ?? [];
  const fitting = phrases.filter((words) => words.every((word, step) => tokens[at + step]?.word === word));
  return fitting.length === 0 ? undefined : at + Math.max(...fitting.map(({ length }) => length));
}
