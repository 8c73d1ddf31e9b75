import { readUnit } from './measures.ts';
import { readNumber, type Source } from './numbers.ts';
import { endOf } from './tokens.ts';
import type { DayPart } from './words/vocabulary.ts';

/** An hour as it was said. */
export type Clock = {
  hour: number;
  minute: number;
  half: 'am' | 'pm' | null;
  /** Said by a clock of 24 hours: it is the hour of the night unless something says otherwise. */
  isExact: boolean;
};
type ClockRead = Clock & {
  next: number;
  /** With its minutes, 12:40: nothing but an hour is written so. */
  isWritten?: boolean;
};
type Allowed = {
  /** A bare number is an hour. */
  isHour: boolean;
  /** "2h" is an hour, and not how long it took. */
  isMarked: boolean;
  /** "Ten to four" is before four, and not from ten on. */
  isPoint: boolean;
};

/** A part of the day that is named at a token, with no day of its own: "da manhã". The caller knows the phrases. */
export type PartAt = (at: number) => { part: DayPart; next: number } | undefined;
export type ClockSource = Source & { partAt: PartAt };

/** Às 14h20, at 3am, meio-dia, 3 da manhã, quarter past two. */
export function readClock(source: ClockSource, at: number): ClockRead | undefined {
  const { at: leads, atHour } = source.vocabulary.clock;
  const lead = endOf(leads, source.tokens, at);
  const hourLead = endOf(atHour, source.tokens, at);
  if (hourLead !== undefined && !isCounted(source, at)) {
    const read = readCore(source, hourLead, { isHour: true, isMarked: true, isPoint: true });
    if (read) return read;
  }
  const isHour = isAtOne(source, at);
  return readCore(source, lead ?? at, { isHour, isMarked: lead !== undefined, isPoint: false });
}

/** "As 7 vacinas": without its accent the small word counts, where a plural follows. */
function isCounted({ tokens }: Source, at: number): boolean {
  const isPlain = /^as$/i.test(tokens[at]?.text ?? '');
  const after = tokens[at + 2]?.word ?? '';
  return isPlain && /^\p{L}{4,}s$/u.test(after) && !/^(horas|minutos)$/.test(after);
}

/** "À uma" is an hour; "a uma" only where no noun can follow. */
function isAtOne({ tokens }: Source, at: number): boolean {
  if (tokens[at]?.word !== 'a' || tokens[at + 1]?.word !== 'uma') return false;
  return /^à$/i.test(tokens[at]?.text ?? '') || /^(e|,|\.|)$/.test(tokens[at + 2]?.word ?? '');
}

/** Das 13h às 14h30, from 1 to 2:30pm, 13h-14h15. */
export function readClocks(
  source: ClockSource,
  at: number,
): { start: Clock; end: Clock; next: number } | undefined {
  const { tokens, vocabulary } = source;
  const { clock, joins } = vocabulary;
  const between = endOf(clock.between, tokens, at);
  const from = between ?? endOf(clock.from, tokens, at);
  const isHour =
    between !== undefined ||
    endOf(clock.fromHour, tokens, at) !== undefined ||
    (from !== undefined && !tokens[from]?.isNumber);
  const isBare = from === undefined ? tokens[at]?.isNumber === true : isHour;
  const start = readCore(source, from ?? at, { isHour: isBare, isMarked: true, isPoint: false });
  if (!start) return undefined;
  const afterTo =
    endOf(clock.to, tokens, start.next) ??
    (from === undefined ? undefined : endOf(clock.toAfterFrom, tokens, start.next)) ??
    (between === undefined ? undefined : endOf(joins, tokens, start.next));
  if (afterTo === undefined || isLength(source, { at, start, to: start.next })) return undefined;
  const end = readCore(source, afterTo, { isHour: true, isMarked: true, isPoint: false });
  if (!end) return undefined;
  // "To" needs a clear hour on one of its sides: "10 to 15" may be anything.
  const isClear =
    from !== undefined ||
    [start, end].some(({ half, isExact, isWritten }) => half !== null || isExact || isWritten);
  return isClear ? { start: clockOf(start), end: clockOf(end), next: end.next } : undefined;
}

/** "Soneca de 1h30 às 8h" began at eight; "dormiu de 1h30 às 8h" did not. */
function isLength({ tokens }: Source, { at, start, to }: { at: number; start: Clock; to: number }): boolean {
  const isOfNoun = /^(sonec|sonequ|cochil|son[oi]|sesta|passei|banh|mamada|ordenha|brincad)/.test(
    tokens[at - 1]?.word ?? '',
  );
  return isOfNoun && tokens[at]?.word === 'de' && start.hour < 13 && tokens[to]?.word === 'as';
}

const clockOf = ({ hour, minute, half, isExact }: ClockRead): Clock => ({ hour, minute, half, isExact });

function readCore(source: ClockSource, at: number, allowed: Allowed): ClockRead | undefined {
  const read =
    readNoon(source, at) ??
    readAround(source, at, allowed) ??
    readDigits(source, at) ??
    readHour(source, at, allowed);
  if (!read) return undefined;
  const isPossible = read.hour <= 23 && read.minute <= 59 && (read.half === null || read.hour >= 1);
  return isPossible ? withPart(source, read) : undefined;
}

/** "Às 8 da noite": of this hour alone, where another may be of the morning. */
function withPart({ partAt }: ClockSource, read: ClockRead): ClockRead {
  const named = read.half === null && read.hour >= 1 && read.hour <= 12 ? partAt(read.next) : undefined;
  const half = named && halfIn(named.part, read.hour);
  return named && half ? { ...read, half, isExact: false, next: named.next } : read;
}

/** Null where the words contradict each other: then the part is left for whoever asks about it. */
function halfIn(part: DayPart, hour: number): 'am' | 'pm' | null {
  if (part === 'morning') return hour < 12 ? 'am' : null;
  if (part === 'dawn') return hour < 7 || hour === 12 ? 'am' : null;
  if (part === 'afternoon') return hour < 8 || hour === 12 ? 'pm' : null;
  return hour >= 5 && hour < 12 ? 'pm' : 'am';
}

/** Meio-dia e meia, noon, midnight. */
function readNoon(source: ClockSource, at: number): ClockRead | undefined {
  const { tokens, vocabulary } = source;
  const noon = endOf(vocabulary.clock.noon, tokens, at);
  const next = noon ?? endOf(vocabulary.clock.midnight, tokens, at);
  if (next === undefined) return undefined;
  const rest = vocabulary.language === 'pt' ? readPast(source, next) : undefined;
  return {
    hour: noon === undefined ? 0 : 12,
    minute: rest?.minute ?? 0,
    half: null,
    isExact: true,
    next: rest?.next ?? next,
  };
}

/** After an hour: e meia, e vinte. */
function readPast(source: Source, at: number): { minute: number; next: number } | undefined {
  const { tokens, vocabulary } = source;
  const half = endOf(vocabulary.halfAfter, tokens, at);
  if (half !== undefined) return { minute: 30, next: half };
  if (tokens[at]?.word !== 'e') return undefined;
  const read = readNumber(source, at + 1);
  if (!read || read.value > 59 || !Number.isInteger(read.value) || read.value === 0) return undefined;
  const unit = readUnit(source, read.next);
  if (unit && unit.unit !== 'minutes') return undefined;
  return { minute: read.value, next: unit?.next ?? read.next };
}

/** Quinze para as três, quarter to three, half past two, twenty past two. */
function readAround(source: ClockSource, at: number, { isPoint }: Allowed): ClockRead | undefined {
  const { tokens, vocabulary } = source;
  const { clock } = vocabulary;
  const halfPast = endOf(clock.halfPast, tokens, at);
  if (halfPast !== undefined) return readShifted(source, halfPast, 30);
  const quarter = endOf(clock.quarter, tokens, at);
  const count = quarter === undefined ? readNumber(source, at) : { value: 15, next: quarter };
  if (!count || count.value < 1 || count.value > 30 || !Number.isInteger(count.value)) return undefined;
  const minutes = readUnit(source, count.next);
  const next = minutes?.unit === 'minutes' ? minutes.next : count.next;
  const past = endOf(clock.past, tokens, next);
  if (past !== undefined) return readShifted(source, past, count.value);
  const before = endOf(clock.before, tokens, next);
  const isClear = vocabulary.language === 'pt' || isPoint || quarter !== undefined;
  return before !== undefined && isClear ? readShifted(source, before, -count.value) : undefined;
}

function readShifted(source: ClockSource, at: number, minutes: number): ClockRead | undefined {
  const read = readNumber(source, at);
  if (!read || read.value > 23 || !Number.isInteger(read.value)) return undefined;
  const total = (read.value * 60 + minutes + 1440) % 1440;
  const half = readHalf(source, read.next);
  const named = Math.floor(total / 60);
  // Quarter to one is in the twelfth hour, not in the first of the night.
  const hour = named === 0 && read.value > 0 ? 12 : named;
  return {
    hour,
    minute: total % 60,
    half: half?.half ?? null,
    isExact: read.value > 12,
    next: half?.next ?? read.next,
  };
}

/** 14:20, 2:20pm, 9.30am. */
function readDigits(source: ClockSource, at: number): ClockRead | undefined {
  const { tokens, vocabulary } = source;
  const [first, sign, second] = tokens.slice(at, at + 3);
  const dotted = /^(\d{1,2})\.(\d{2})$/.exec(first?.text ?? '');
  const half = readHalf(source, dotted ? at + 1 : at + 3);
  if (dotted && half) return { hour: Number(dotted[1]), minute: Number(dotted[2]), isExact: false, ...half };
  const isColon = sign?.text === ':' && sign.isGlued && second?.isGlued;
  if (!isColon || !/^\d{1,2}$/.test(first?.text ?? '') || !/^\d{2}$/.test(second?.text ?? ''))
    return undefined;
  const hour = Number(first?.text);
  const isExact =
    !half && (isPlain(hour, vocabulary.clock.is24Hours) || first?.text.startsWith('0') === true);
  const hourMark = vocabulary.language === 'pt' && /^(h|hs|hrs)$/.test(tokens[at + 3]?.word ?? '');
  const next = half?.next ?? (hourMark ? at + 4 : at + 3);
  return { hour, minute: Number(second?.text), half: half?.half ?? null, isExact, next, isWritten: true };
}

/** 14h, 14h20, 3 horas, 3am, three o'clock, and a bare three where it may be an hour. */
function readHour(source: ClockSource, at: number, { isHour, isMarked }: Allowed): ClockRead | undefined {
  const { tokens, vocabulary } = source;
  const read = readNumber(source, at);
  if (!read || !Number.isInteger(read.value) || read.value > 23) return undefined;
  const hour = read.value;
  const half = readHalf(source, read.next);
  if (half) return { hour, minute: 0, isExact: false, ...half };
  const oclock = endOf(vocabulary.clock.oclock, tokens, read.next);
  if (oclock !== undefined) return { hour, minute: 0, half: null, isExact: hour > 12, next: oclock };
  const minutes = readSpokenMinutes(source, read.next);
  if (minutes && (minutes.half || isHour || source.partAt(minutes.next)))
    return { hour, minute: minutes.minute, half: minutes.half, isExact: hour > 12, next: minutes.next };
  if (vocabulary.language === 'pt')
    return readHourInPortuguese(source, { hour, next: read.next, isHour, isMarked });
  const isBare = isHour && !readUnit(source, read.next);
  if (!isBare && !source.partAt(read.next)) return undefined;
  return { hour, minute: 0, half: null, isExact: hour > 12 || hour === 0, next: read.next };
}

/** Two thirty, 2 15pm. */
function readSpokenMinutes(source: ClockSource, at: number) {
  if (source.vocabulary.language !== 'en') return undefined;
  const read = readNumber(source, at);
  if (!read || read.value < 10 || read.value > 59 || !Number.isInteger(read.value)) return undefined;
  const half = readHalf(source, read.next);
  if (!half && readUnit(source, read.next)) return undefined;
  return { minute: read.value, half: half?.half ?? null, next: half?.next ?? read.next };
}

type Hour = { hour: number; next: number; isHour: boolean; isMarked: boolean };

function readHourInPortuguese(source: ClockSource, { hour, next, ...allowed }: Hour): ClockRead | undefined {
  const { tokens } = source;
  const unit = readUnit(source, next);
  const isMarked = unit?.unit === 'hours';
  if (unit && !isMarked) return undefined;
  const afterMark = unit?.next ?? next;
  const glued = tokens[afterMark];
  const isGluedMinute = isMarked && glued?.isGlued && /^\d{2}$/.test(glued.text);
  const past = isGluedMinute
    ? { minute: Number(glued.text), next: afterMark + 1 }
    : readPast(source, afterMark);
  const afterMinute = past?.next ?? afterMark;
  const named = isGluedMinute ? readUnit(source, afterMinute) : undefined;
  const end = named?.unit === 'minutes' ? named.next : afterMinute;
  const isAfternoonHour =
    isMarked && hour > 12 && /^h/.test(tokens[next]?.word ?? '') && !isSpelled(source, next);
  const isSaid =
    allowed.isHour || source.partAt(end) !== undefined || isAfternoonHour || (isMarked && allowed.isMarked);
  if (!isSaid) return undefined;
  const isPadded = tokens[next - 1]?.text.startsWith('0') === true;
  const isExact = isPlain(hour, isMarked && !isSpelled(source, next)) || (isMarked && isPadded);
  return { hour, minute: past?.minute ?? 0, half: null, isExact, next: end };
}

/** The last hour of the night that people also write of the afternoon, whatever their clocks show: "às 2h". */
const lastAmbiguousHour = 5;

export const isPlain = (hour: number, is24Hours: boolean) =>
  hour > 12 || hour === 0 || (is24Hours && hour > lastAmbiguousHour);

/** "Três horas" is said by the clock on the wall, "3h" by one of 24 hours. */
const isSpelled = ({ tokens }: Source, at: number) => /^hor/.test(tokens[at]?.word ?? '');

function readHalf(
  { tokens, vocabulary }: Source,
  at: number,
): { half: 'am' | 'pm'; next: number } | undefined {
  if (vocabulary.language === 'pt' && !/^[ap]m$/.test(tokens[at]?.word ?? '')) return undefined;
  const word = tokens[at]?.word ?? '';
  if (/^[ap]m$/.test(word)) return { half: word as 'am' | 'pm', next: at + 1 };
  const [, dot, letter] = tokens.slice(at, at + 3);
  if (!/^[ap]$/.test(word) || dot?.text !== '.' || letter?.word !== 'm' || !letter.isGlued) return undefined;
  const end = tokens[at + 3]?.text === '.' && tokens[at + 3]?.isGlued ? at + 4 : at + 3;
  return { half: word === 'a' ? 'am' : 'pm', next: end };
}
