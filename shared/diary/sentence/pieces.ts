import { type Clock, type ClockSource, isPlain, readClock, readClocks } from './clock.ts';
import { readDate, type SaidDate } from './dates.ts';
import { readAgo, readAmount, readDuration, readEvery, readUnit } from './measures.ts';
import { readNumber, type Source } from './numbers.ts';
import type { Span } from './sentence.ts';
import { folded, spanOf, type Token } from './tokens.ts';
import type { Lexicon, Meaning, Unit } from './words/vocabulary.ts';

/** What a stretch of words says. */
type Said =
  | Meaning
  | { is: 'amount'; value: number; unit: Unit }
  | { is: 'number'; value: number; isWhole: boolean }
  | { is: 'duration'; seconds: number }
  /** "2h30": an hour of the clock, or how long. What else the sentence says tells them apart. */
  | { is: 'hours'; clock: Clock; seconds: number }
  | { is: 'clock'; clock: Clock }
  | { is: 'clocks'; start: Clock; end: Clock }
  | { is: 'ago'; seconds: number }
  | { is: 'every'; hours: number }
  | { is: 'date'; date: SaidDate }
  | { is: 'baby'; name: string }
  | { is: 'notes' }
  | { is: 'unknown' };

export type Piece = Said & { span: Span; text: string /** Folded. */; words: string };
export type PieceOf<Is extends Piece['is']> = Extract<Piece, { is: Is }>;

type Scan = { text: string; tokens: readonly Token[]; lexicon: Lexicon; babies: readonly string[] };
type Found = { said: Said; next: number };

/** Each word belongs to exactly one piece, an unknown one to a piece of its own: nothing is passed over. */
export function piecesOf(scan: Scan): Piece[] {
  const pieces: Piece[] = [];
  const { tokens, text } = scan;
  for (let at = 0; at < tokens.length; ) {
    const { said, next } = foundAt(scan, at);
    const covered = tokens.slice(at, next);
    const span = spanOf(covered);
    const words = covered.map(({ word }) => word).join(' ');
    pieces.push({ ...said, span, text: text.slice(span.from, span.to), words });
    at = next;
  }
  return pieces;
}

function foundAt(scan: Scan, at: number): Found {
  const named = babyAt(scan, at) ?? notesAt(scan, at) ?? lettersAt(scan, at);
  if (named) return named;
  const phrase = phraseAt(scan, at);
  const measured = measuredAt(scan, at);
  // The longer knows more: "dois lados" is no two, and "half an hour" not half of something.
  const isPhrase = phrase && (!measured || (phrase.next >= measured.next && phrase.next - at > 1));
  return (isPhrase ? phrase : measured) ?? { said: { is: 'unknown' }, next: at + 1 };
}

function phraseAt({ tokens, lexicon }: Scan, at: number): Found | undefined {
  // With its accent it announces an hour, and here none has followed.
  if (/^às$/i.test(tokens[at]?.text ?? '')) return undefined;
  const candidates = lexicon.byFirstWord.get(tokens[at]?.word ?? '') ?? [];
  const found = candidates.find(({ words }) => words.every((word, step) => tokens[at + step]?.word === word));
  return found && { said: found.meaning, next: at + found.words.length };
}

function babyAt({ tokens, babies }: Scan, at: number): Found | undefined {
  for (const name of babies) {
    const words = folded(name).split(/[\s-]+/);
    if (words.every((word, step) => word !== '' && tokens[at + step]?.word === word))
      return { said: { is: 'baby', name }, next: at + words.length };
  }
  return undefined;
}

/** In brackets: her own words, for the notes. */
function notesAt({ tokens }: Scan, at: number): Found | undefined {
  if (tokens[at]?.text !== '(') return undefined;
  const close = tokens.findIndex(({ text }, index) => index > at && text === ')');
  return close < 0 ? undefined : { said: { is: 'notes' }, next: close + 1 };
}

/** "E 10 D 5": the letters of the two sides, which alone would be "and" and nothing. */
function lettersAt({ tokens, lexicon }: Scan, at: number): Found | undefined {
  const letter = tokens[at]?.text;
  // Leite artificial; in small letters it is "there".
  if (lexicon.vocabulary.language === 'pt' && letter === 'LA')
    return { said: { is: 'milk', milk: 'formula' }, next: at + 1 };
  if (lexicon.vocabulary.language !== 'pt' || (letter !== 'E' && letter !== 'D')) return undefined;
  const hasBoth = ['E', 'D'].every((one) => tokens.some(({ text }) => text === one));
  return hasBoth
    ? { said: { is: 'side', side: letter === 'E' ? 'left' : 'right' }, next: at + 1 }
    : undefined;
}

function measuredAt(scan: Scan, at: number): Found | undefined {
  const { tokens, lexicon } = scan;
  const source: ClockSource = {
    tokens,
    vocabulary: lexicon.vocabulary,
    partAt: (place) => {
      const found = phraseAt(scan, place);
      if (found?.said.is !== 'part' || found.said.ago !== undefined) return undefined;
      return { part: found.said.part, next: found.next };
    },
  };
  return everyAt(source, at) ?? agoAt(source, at) ?? whenAt(source, at) ?? countedAt(source, at);
}

function everyAt(source: Source, at: number): Found | undefined {
  const every = readEvery(source, at);
  return every && { said: { is: 'every', hours: every.hours }, next: every.next };
}

function agoAt(source: Source, at: number): Found | undefined {
  const ago = readAgo(source, at);
  return ago && { said: { is: 'ago', seconds: ago.seconds }, next: ago.next };
}

function whenAt(source: ClockSource, at: number): Found | undefined {
  const clocks = readClocks(source, at);
  if (clocks) return { said: { is: 'clocks', start: clocks.start, end: clocks.end }, next: clocks.next };
  const date = readDate(source, at);
  if (date) return { said: { is: 'date', date: { day: date.day, month: date.month } }, next: date.next };
  const clock = readClock(source, at);
  if (!clock) return undefined;
  const { next, ...told } = clock;
  return { said: { is: 'clock', clock: told }, next };
}

function countedAt(source: Source, at: number): Found | undefined {
  const duration = readDuration(source, at);
  if (duration) return { said: durationSaid(source, duration), next: duration.next };
  const fever = feverAt(source, at);
  if (fever) return fever;
  const amount = readAmount(source, at);
  if (amount) return { said: { is: 'amount', value: amount.value, unit: amount.unit }, next: amount.next };
  return numberAt(source, at);
}

type Duration = NonNullable<ReturnType<typeof readDuration>>;

function durationSaid({ vocabulary }: Source, { seconds, mayBeClock }: Duration): Said {
  const isClock = vocabulary.clock.is24Hours && mayBeClock !== null && mayBeClock.hour <= 23;
  return isClock
    ? { is: 'hours', clock: { ...mayBeClock, half: null, isExact: isPlain(mayBeClock.hour, true) }, seconds }
    : { is: 'duration', seconds };
}

function numberAt(source: Source, at: number): Found | undefined {
  const read = readNumber(source, at);
  if (!read || /^uma?$/.test(source.tokens[at]?.word ?? '')) return undefined;
  return {
    said: { is: 'number', value: read.value, isWhole: Number.isInteger(read.value) },
    next: read.next,
  };
}

/** "Trinta e oito e dois" and "37°5" are said of a fever, and are 38.2 and 37.5. */
function feverAt(source: Source, at: number): Found | undefined {
  const read = readNumber(source, at);
  if (!read || !Number.isInteger(read.value) || read.value < 34 || read.value > 42) return undefined;
  const decimal = tenthAt(source, read.next);
  if (!decimal || readUnit(source, decimal.next)) return undefined;
  return { said: { is: 'number', value: read.value + decimal.tenth, isWhole: false }, next: decimal.next };
}

function tenthAt({ tokens, vocabulary }: Source, at: number): { tenth: number; next: number } | undefined {
  const sign = tokens[at]?.word;
  if (sign !== 'e' && sign !== '°') return undefined;
  const after = tokens[at + 1];
  if (sign === 'e' && (after?.word === 'meio' || after?.word === 'meia')) return { tenth: 0.5, next: at + 2 };
  const digit = after?.isNumber ? Number(after.text) : vocabulary.numbers[after?.word ?? ''];
  if (digit === undefined || digit < 1 || digit > 9 || (sign === '°' && !after?.isGlued)) return undefined;
  return { tenth: digit / 10, next: at + 2 };
}
