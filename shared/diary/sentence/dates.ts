import { type CalendarDate, calendarDate, isCalendarDate } from '../../time/calendar-date.ts';
import type { Source } from './numbers.ts';
import { endOf, phrasesIn } from './tokens.ts';

/** A day of the calendar as it was said: the year is the last one in which it has been. */
export type SaidDate = { day: number; month: number | null };

/** No dia 10 de julho, dia 10, 10/07, July 10th, the 10th of July. */
export function readDate(source: Source, at: number): (SaidDate & { next: number }) | undefined {
  const { tokens, vocabulary } = source;
  const lead = endOf(vocabulary.onDay, tokens, at);
  const start = lead ?? at;
  const named = readMonthFirst(source, start) ?? readDayFirst(source, start);
  if (named) return named;
  if (vocabulary.language !== 'pt') return undefined;
  const day = dayAt(source, start);
  if (day === undefined) return undefined;
  const [sign, second] = tokens.slice(start + 1, start + 3);
  const isSlashed = sign?.text === '/' && sign.isGlued && second?.isGlued && /^\d{1,2}$/.test(second.text);
  if (isSlashed && Number(second?.text) <= 12 && !/^h/.test(tokens[start + 3]?.word ?? ''))
    return { day, month: Number(second?.text), next: start + 3 };
  return lead !== undefined && /dia$/.test(tokens[lead - 1]?.word ?? '')
    ? { day, month: null, next: start + 1 }
    : undefined;
}

function dayAt({ tokens }: Source, at: number): number | undefined {
  const text = tokens[at]?.text ?? '';
  return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 31 ? Number(text) : undefined;
}

function monthAt({ tokens, vocabulary }: Source, at: number): number | undefined {
  const found = phrasesIn(vocabulary.months).findIndex(([word]) => word === tokens[at]?.word);
  return found < 0 ? undefined : found + 1;
}

const afterOrdinal = ({ tokens }: Source, at: number) =>
  /^(st|nd|rd|th|o)$/.test(tokens[at]?.word ?? '') && tokens[at]?.isGlued ? at + 1 : at;

function readDayFirst(source: Source, at: number) {
  const day = dayAt(source, at);
  if (day === undefined) return undefined;
  const after = afterOrdinal(source, at + 1);
  const monthFrom = /^(de|of)$/.test(source.tokens[after]?.word ?? '') ? after + 1 : after;
  const month = monthAt(source, monthFrom);
  return month === undefined ? undefined : { day, month, next: monthFrom + 1 };
}

function readMonthFirst(source: Source, at: number) {
  const month = monthAt(source, at);
  const day = month === undefined ? undefined : dayAt(source, at + 1);
  if (month === undefined || day === undefined || source.vocabulary.language !== 'en') return undefined;
  return { day, month, next: afterOrdinal(source, at + 2) };
}

/** The last such day that has begun; undefined where there is none, as of the 31st of February. */
export function lastSuchDay({ day, month }: SaidDate, today: CalendarDate): CalendarDate | undefined {
  const [year = 0, thisMonth = 0] = today.split('-').map(Number);
  for (let back = 0; back <= 12; back += 1) {
    const place = year * 12 + thisMonth - 1 - back;
    const found = `${Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    const isMonth = month === null || (place % 12) + 1 === month;
    if (isMonth && isCalendarDate(found) && found <= today) return calendarDate(found);
  }
  return undefined;
}
