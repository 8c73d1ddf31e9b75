import type { Piece } from '../pieces.ts';
import { isSmall, isTold, type Reading } from '../reading.ts';
import { isOfTime, whenDay, whenSpan } from '../when.ts';
import type { Made } from './made.ts';

export function readActivity(reading: Reading): Made[] {
  for (const is of ['did', 'drink'] as const) reading.takeAll(is);
  const named = reading.take('activity');
  const isVerb = /(ou|amos|emos|ed)( |$)|^(foi|dei|deu|went|had|took|gave) /.test(named?.words ?? '');
  if (!isVerb && !isTold(reading) && !reading.has('duration')) reading.ask('when');
  const when = whenSpan(reading, { seconds: null, missing: null });
  return [{ kind: 'activity', details: { activity: named?.activity ?? null }, when }];
}

export function readVaccine(reading: Reading): Made[] {
  for (const is of ['vaccine', 'did', 'drink'] as const) reading.takeAll(is);
  const named = [...reading.takeAll('vaccineName'), ...reading.takeAll('disease')].sort(
    (a, b) => a.span.from - b.span.from,
  );
  if (named.length === 0 || !isVaccine(reading)) reading.ask('which_kind');
  const isDated =
    isTold(reading) ||
    reading.has('dose') ||
    reading.pieces.some(({ words }) => /^vac(inou|cinated)/.test(words));
  if (!isDated) reading.ask('when');
  const dose = reading.take('dose');
  if (dose && named.length > 1) reading.ask('left_over', [dose]);
  const { when, hour } = whenDay(reading);
  return named.map(({ text }) => ({
    kind: 'vaccine',
    details: { vaccine: text, dose: dose?.text ?? '', state: 'done', place: null, batch: null },
    when,
    notes: hour,
  }));
}

/** The name of an illness alone may mean that the baby has it. */
const isVaccine = (reading: Reading) =>
  ['vaccine', 'vaccineName', 'dose'].some((is) => reading.has(is as Piece['is']));

/** A first time, in her words: all of them but those that say when. */
export function readMilestone(reading: Reading, text: string): Made[] {
  const named = [
    ...reading.takeAll('milestone'),
    ...reading.takeAll('feat'),
    ...reading.takeAll('firstTime'),
  ];
  const isFirst = reading.has('milestone') || reading.has('firstTime');
  if (!isFirst || (!reading.has('milestone') && !reading.has('feat'))) reading.ask('which_kind');
  reading.takeAll('did');
  const { when, hour } = whenDay(reading);
  const told = reading.pieces.filter((piece) => named.includes(piece as (typeof named)[number]));
  return [
    {
      kind: 'milestone',
      details: { milestone: wordsOf(reading, told, text), photo: null },
      when,
      notes: hour,
    },
  ];
}

function wordsOf({ pieces }: Reading, told: readonly Piece[], text: string): string {
  const first = Math.min(...told.map((piece) => pieces.indexOf(piece)));
  const last = Math.max(...told.map((piece) => pieces.indexOf(piece)));
  const inside = pieces.slice(first, last + 1).filter((piece) => !isOfTime(piece));
  const hasTimeInside = inside.length < last + 1 - first;
  if (!hasTimeInside) return text.slice(inside[0]?.span.from ?? 0, inside.at(-1)?.span.to ?? 0);
  return inside
    .filter((piece) => !isSmall(piece) || piece.is === 'filler')
    .map((piece) => piece.text)
    .join(' ');
}
