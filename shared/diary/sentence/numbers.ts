import { endOf, type Token } from './tokens.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/** Up to `next`; `isSpoken` where it was written in words. */
export type NumberRead = { value: number; next: number; isSpoken: boolean };

export type Source = { tokens: readonly Token[]; vocabulary: Vocabulary };

/** 4,2 and 4.2 are the same; 3.850 is three thousand in Portuguese, as 3,850 is in English. */
function valueOfDigits(text: string, groupSign: string): number {
  const signs = text.replace(/\d/g, '');
  const isGrouped = /^[1-9]\d{0,2}([.,]\d{3})+$/.test(text) && [...signs].every((sign) => sign === groupSign);
  return isGrouped ? Number(text.replace(/[.,]/g, '')) : decimalOf(text);
}

/** Of kilograms: three thousand of them is nobody, so every sign is the decimal one. */
export const decimalOf = (text: string): number =>
  /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;

export function readNumber({ tokens, vocabulary }: Source, at: number): NumberRead | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const read = token.isNumber
    ? { value: valueOfDigits(token.text, vocabulary.groupSign), next: at + 1, isSpoken: false }
    : readSpoken({ tokens, vocabulary }, at);
  if (!read || Number.isNaN(read.value)) return undefined;
  return withDecimals({ tokens, vocabulary }, read);
}

/** Vinte e um, cento e vinte, a hundred and twenty: each part is smaller than the one before. */
function readSpoken({ tokens, vocabulary }: Source, at: number): NumberRead | undefined {
  const { numbers, joins } = vocabulary;
  const isArticle = endOf(vocabulary.articles, tokens, at) !== undefined;
  let [value, next, room] = [0, at, Number.POSITIVE_INFINITY];
  if (isArticle && (numbers[tokens[at + 1]?.word ?? ''] ?? 0) >= 100 && tokens[at]?.word !== 'uma') {
    value = 1;
    next = at + 1;
  }
  for (;;) {
    const joined = next > at && tokens[next]?.word === joins ? next + 1 : next;
    const part = numbers[tokens[joined]?.word ?? ''];
    if (part === undefined) break;
    const isFactor = (part === 100 && vocabulary.language === 'en') || part === 1000;
    if (isFactor && value > 0 && value < part && joined === next) value *= part;
    else if (next === at || (part > 0 && part < room && isJoinedWell(vocabulary, joined > next, room)))
      value += part;
    else break;
    room = roomAfter(part);
    next = joined + 1;
  }
  return next > at ? { value, next, isSpoken: true } : undefined;
}

/** After tens only units follow, after a hundred anything below it, after a unit or a teen nothing. */
function roomAfter(part: number): number {
  if (part >= 1000) return 1000;
  if (part >= 100) return 100;
  return part >= 20 ? 10 : 0;
}

/** In Portuguese the parts are joined (vinte e um); in English only after a hundred, and not always. */
function isJoinedWell({ language }: Vocabulary, isJoined: boolean, room: number): boolean {
  if (language === 'pt') return isJoined || room === 1000;
  return !isJoined || room >= 100;
}

/** Trinta e sete vírgula oito. */
function withDecimals({ tokens, vocabulary }: Source, read: NumberRead): NumberRead {
  const after = endOf(vocabulary.decimalWords, tokens, read.next);
  const token = after === undefined ? undefined : tokens[after];
  if (after === undefined || !token) return read;
  const digits = token.isNumber ? token.text : String(vocabulary.numbers[token.word] ?? '');
  if (!/^\d{1,2}$/.test(digits)) return read;
  return { ...read, value: Number(`${read.value}.${digits}`), next: after + 1 };
}

/** One, where what is counted follows: "uma hora", "an hour". */
export function readCount(source: Source, at: number): NumberRead | undefined {
  const isArticle = endOf(source.vocabulary.articles, source.tokens, at) !== undefined;
  return readNumber(source, at) ?? (isArticle ? { value: 1, next: at + 1, isSpoken: true } : undefined);
}
