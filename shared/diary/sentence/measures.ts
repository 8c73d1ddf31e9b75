import { decimalOf, type NumberRead, readCount, readNumber, type Source } from './numbers.ts';
import { endOf, type Token } from './tokens.ts';
import type { Unit } from './words/vocabulary.ts';

export type AmountRead = { value: number; unit: Unit; next: number };
export type DurationRead = {
  seconds: number;
  next: number;
  /** "2h30" may be an hour of the clock as well. */
  mayBeClock: { hour: number; minute: number } | null;
};

const [minute, hour] = [60, 3600];

export function readUnit(
  { tokens, vocabulary }: Source,
  at: number,
): { unit: Unit; next: number } | undefined {
  let best: { unit: Unit; next: number } | undefined;
  for (const [unit, cell] of Object.entries(vocabulary.units) as [Unit, string][]) {
    const next = endOf(cell, tokens, at);
    if (next !== undefined && next > (best?.next ?? 0) && !isArticle(tokens[at])) best = { unit, next };
  }
  // "In" is a measure of length only where nothing follows that one can be in.
  if (best?.unit === 'in' && tokens[at]?.word === 'in' && /^\p{L}/u.test(tokens[best.next]?.word ?? ''))
    return endOf('and|long|tall', tokens, best.next) === undefined ? undefined : best;
  return best;
}

/** "38º" has a sign that folds to a letter, and "às 3 o bebê" an article. */
const isArticle = (token: Token | undefined) => /^o$/i.test(token?.text ?? '');

const halfEnd = ({ tokens, vocabulary }: Source, at: number) => endOf(vocabulary.halfAfter, tokens, at);

/** 120 ml, três e meio, 4 quilos e 200, 9 lb 4 oz. */
export function readAmount(source: Source, at: number): AmountRead | undefined {
  const count = readCount(source, at);
  if (!count) return undefined;
  const half = halfEnd(source, count.next);
  const told = half === undefined ? count : { ...count, value: count.value + 0.5, next: half };
  const unit = readUnit(source, told.next);
  if (!unit) return undefined;
  const text = source.tokens[at]?.text ?? '';
  const isDecimal = ['kg', 'lb'].includes(unit.unit) && source.tokens[at]?.isNumber && half === undefined;
  const value = isDecimal && told.next === at + 1 ? decimalOf(text) : told.value;
  return withRest(source, { value, ...unit });
}

/** The smaller unit that is said after the larger one, with its name or without. */
function withRest(source: Source, amount: AmountRead): AmountRead {
  if (!['kg', 'lb', 'oz'].includes(amount.unit)) return amount;
  const half = halfEnd(source, amount.next);
  if (half !== undefined) return { ...amount, value: amount.value + 0.5, next: half };
  if (amount.unit === 'oz' || !Number.isInteger(amount.value)) return amount;
  const joined = source.tokens[amount.next]?.word === source.vocabulary.joins;
  const rest = readNumber(source, joined ? amount.next + 1 : amount.next);
  if (!rest) return amount;
  const unit = readUnit(source, rest.next);
  const isOunces = amount.unit === 'lb' && rest.value < 16 && (!unit || unit.unit === 'oz');
  const isGrams =
    amount.unit === 'kg' && rest.value < 1000 && (unit ? unit.unit === 'g' : joined && rest.value >= 50);
  if (!isOunces && !isGrams) return amount;
  if (isOunces && !unit && (joined || isClockAhead(source, rest))) return amount;
  return {
    ...amount,
    value: amount.value + rest.value / (isOunces ? 16 : 1000),
    next: unit?.next ?? rest.next,
  };
}

const isClockAhead = ({ tokens }: Source, { next }: NumberRead) =>
  /^(:|am|pm|h)$/.test(tokens[next]?.word ?? '');

/** 12 min, meia hora, uma hora e vinte, 1h30, an hour and a half. */
export function readDuration(source: Source, at: number): DurationRead | undefined {
  const { tokens, vocabulary } = source;
  const halfHour = endOf(vocabulary.halfHour, tokens, at);
  if (halfHour !== undefined) return { seconds: hour / 2, next: halfHour, mayBeClock: null };
  const hourAndHalf = endOf(vocabulary.hourAndHalf, tokens, at);
  if (hourAndHalf !== undefined) return { seconds: hour * 1.5, next: hourAndHalf, mayBeClock: null };
  const count = readCount(source, at);
  if (!count) return undefined;
  const half = halfEnd(source, count.next);
  const unit = readUnit(source, half ?? count.next);
  if (unit?.unit !== 'minutes' && unit?.unit !== 'hours') return undefined;
  const value = count.value + (half === undefined ? 0 : 0.5);
  if (unit.unit === 'minutes') return { seconds: value * minute, next: unit.next, mayBeClock: null };
  return readHours(source, { count, value, unitAt: half ?? count.next, next: unit.next });
}

type Hours = { count: NumberRead; value: number; unitAt: number; next: number };

function readHours(source: Source, { count, value, unitAt, next }: Hours): DurationRead {
  const { tokens } = source;
  const isLetter = /^h(s|r|rs)?$/.test(tokens[unitAt]?.word ?? '');
  const half = halfEnd(source, next);
  if (half !== undefined) return { seconds: (value + 0.5) * hour, next: half, mayBeClock: null };
  const rest = readMinutes(source, next, isLetter);
  const minutes = rest?.minutes ?? 0;
  const mayBeClock =
    isLetter && Number.isInteger(value) && !count.isSpoken && !rest?.isNamed
      ? { hour: value, minute: minutes }
      : null;
  return { seconds: value * hour + minutes * minute, next: rest?.next ?? next, mayBeClock };
}

/** The minutes after hours: glued (1h30), joined (uma hora e vinte) or named (1 hr 20 min). */
function readMinutes(source: Source, at: number, isLetter: boolean) {
  const { tokens, vocabulary } = source;
  const isJoined = tokens[at]?.word === vocabulary.joins;
  const read = readNumber(source, isJoined ? at + 1 : at);
  if (!read || read.value >= 60 || !Number.isInteger(read.value)) return undefined;
  const unit = readUnit(source, read.next);
  if (unit?.unit === 'minutes') return { minutes: read.value, next: unit.next, isNamed: true };
  const isGlued = isLetter && tokens[at]?.isGlued && /^\d\d$/.test(tokens[at]?.text ?? '');
  if (unit || !(isGlued || (isJoined && read.value >= 5 && !isClockAhead(source, read)))) return undefined;
  return { minutes: read.value, next: read.next, isNamed: false };
}

/** Há meia hora, faz 20 minutos, uma hora atrás, half an hour ago. */
export function readAgo(source: Source, at: number): { seconds: number; next: number } | undefined {
  const { tokens, vocabulary } = source;
  const before = endOf(vocabulary.ago.before, tokens, at);
  const duration = readDuration(source, before ?? at);
  if (!duration) return undefined;
  const after = endOf(vocabulary.ago.after, tokens, duration.next);
  // "A" alone is an article as well: there only the word at the end says that it is over.
  const isSaid = after !== undefined || (before !== undefined && tokens[before - 1]?.word !== 'a');
  return isSaid ? { seconds: duration.seconds, next: after ?? duration.next } : undefined;
}

/** De 8 em 8 horas, 8/8h, a cada 6 horas, every 6 hours. */
export function readEvery(source: Source, at: number): { hours: number; next: number } | undefined {
  const { tokens, vocabulary } = source;
  const lead = endOf(vocabulary.every, tokens, at);
  const first = readNumber(source, lead ?? at);
  if (!first) return undefined;
  const between = tokens[first.next]?.word;
  const second = between === 'em' || between === '/' ? readNumber(source, first.next + 1) : undefined;
  const isTwice = second?.value === first.value;
  if (!isTwice && (lead === undefined || tokens[lead - 1]?.word === 'de')) return undefined;
  const unit = readUnit(source, (isTwice ? second : first)?.next ?? at);
  return unit?.unit === 'hours' ? { hours: first.value, next: unit.next } : undefined;
}
