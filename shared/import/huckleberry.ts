import type { Breast } from '../nursing/nursing.rules.ts';
import { splitBySide } from '../nursing/timer.rules.ts';
import { usualKind } from '../sleep/sleep-timer.rules.ts';
import type { Table } from './csv.rules.ts';
import { entryOf } from './entry-of.ts';
import { type ImportedDetails, type ImportedRecord, refuse } from './imported.ts';
import { readDuration, readMoment } from './moments.rules.ts';
import { nappyColour } from './nappy-colours.ts';
import { readGrams, readMillimetres, readMl, readTenths } from './quantities.rules.ts';
import { type Making, type TableInto, within } from './record-maker.ts';

/**
 * Huckleberry's export: one CSV file of one child, Type, Start, End, Duration, Start Condition, Start Location, End
 * Condition, Notes (and lately Logged By). What the three columns in the middle mean depends on the type: of a nappy the
 * colour stands under Duration. Moments are on the phone's clock, without a zone; amounts carry their unit.
 */
const columns = ['type', 'start', 'end', 'startcondition', 'endcondition'];

export const isHuckleberry = (table: Table): boolean => columns.every((name) => table.columns.includes(name));

type Make = (making: Making) => ImportedRecord | ImportedRecord[];

/** It names no child: all of the file is of the one that was chosen for it, under the empty name. */
export function importHuckleberry({ table, file, context, take }: TableInto): void {
  const babyId = entryOf(context.babies, '') ?? null;
  for (const row of table.rows) {
    const make = entryOf(types, row.cell('type').toLowerCase()) ?? (() => refuse('unknown_type'));
    take({ file, of: 'huckleberry', row, key: '', babyId }, make);
  }
}

const activity =
  (name: ImportedDetails['activity']['activity']): Make =>
  ({ row: { cell }, span }) =>
    span({
      kind: 'activity',
      start: cell('start'),
      end: cell('end'),
      seconds: readDuration(cell('duration')),
      details: { activity: name },
      notes: [name === 'other' ? cell('type') : '', cell('notes')],
    });

const types: Record<string, Make> = {
  feed,
  sleep,
  diaper: nappy,
  potty: nappy,
  pump,
  meds: medicine,
  growth,
  temp: temperature,
  temperature,
  solids,
  'tummy time': activity('tummy'),
  bath: activity('bath'),
  'indoor play': activity('play'),
  'outdoor play': activity('play'),
  'story time': activity('other'),
  'screen time': activity('other'),
  'skin to skin': activity('other'),
  'brush teeth': activity('other'),
};

function feed(making: Making): ImportedRecord {
  const { cell } = making.row;
  if (cell('start location').toLowerCase() !== 'bottle') return breastfeed(making);
  const ml = readMl(cell('end condition')) ?? refuse('amount_missing');
  return making.moment({
    kind: 'bottle',
    at: cell('start'),
    details: {
      milk: milkOf(cell('start condition')),
      offeredMl: null,
      takenMl: within(ml, [0, 1000]),
      container: null,
    },
    notes: [cell('notes')],
  });
}

function milkOf(name: string): ImportedDetails['bottle']['milk'] {
  if (/breast/i.test(name)) return 'own';
  return /formula/i.test(name) ? 'formula' : 'other';
}

/** '00:24R' before '00:25L': where it began and where it ended, in hours and minutes. Either may be missing. */
function breastfeed({ row: { cell }, span }: Making): ImportedRecord {
  const stretches = [cell('start condition'), cell('end condition')].flatMap(stretchOf);
  const secondsAt = (side: Breast) =>
    stretches.reduce((sum, stretch) => sum + (stretch.side === side ? stretch.seconds : 0), 0);
  const [left, right] = [secondsAt('left'), secondsAt('right')];
  const seconds = left + right || readDuration(cell('duration'));
  const side = left > 0 === right > 0 ? 'both' : left > 0 ? 'left' : 'right';
  const told = span({
    kind: 'feed',
    start: cell('start'),
    end: cell('end'),
    seconds,
    details: {
      side,
      leftSeconds: left,
      rightSeconds: right,
      lastSide: side === 'both' ? (stretches.at(-1)?.side ?? null) : null,
    },
    notes: [cell('notes')],
  });
  // Whole minutes may add up to more than there was from start to end: then they share what there was.
  const split = splitBySide(side, told.durationSeconds ?? 0, { left, right });
  return { ...told, details: { ...told.details, ...split } } as ImportedRecord;
}

function stretchOf(text: string): { side: Breast; seconds: number }[] {
  const [, time = '', sign = ''] = /^([\d:]+)\s*([LR])$/i.exec(text) ?? [];
  const seconds = readDuration(time);
  return seconds ? [{ side: sign.toUpperCase() === 'L' ? 'left' : 'right', seconds }] : [];
}

function sleep({ row: { cell }, span, context }: Making): ImportedRecord {
  const start = readMoment(cell('start'), context.timeZone) ?? refuse('not_a_moment');
  if (cell('end') === '' && readDuration(cell('duration')) === null) refuse('no_end');
  return span({
    kind: 'sleep',
    start: cell('start'),
    end: cell('end'),
    seconds: readDuration(cell('duration')),
    details: { sort: usualKind(start, context.timeZone), mood: null },
    notes: [cell('start condition'), cell('start location'), cell('end condition'), cell('notes')],
  });
}

/** 'Pee:medium', 'Poo', 'Both, pee:small poo:large', 'Dry'. A potty is the same, caught in time. */
function nappy({ row: { cell }, moment }: Making): ImportedRecord {
  const isSaid = (column: string) => /pee|poo|both|dry/i.test(cell(column));
  const said = (isSaid('end condition') ? cell('end condition') : cell('start condition')).toLowerCase();
  const has = (what: string) => said.includes(what) || said.includes('both');
  const what = has('pee') && has('poo') ? 'both' : has('pee') ? 'wet' : has('poo') ? 'dirty' : 'dry';
  if (what === 'dry' && !said.includes('dry')) refuse('unknown_type');
  const isPotty = cell('type').toLowerCase() === 'potty';
  return moment({
    kind: 'nappy',
    at: cell('start'),
    details: {
      what,
      colour: has('poo') ? nappyColour(cell('duration')) : null,
      catch: isPotty && what !== 'dry' ? 'caught' : null,
      cue: false,
    },
    notes: [isSaid('end condition') ? cell('start condition') : '', cell('notes')],
  });
}

/** Which of the two amounts is of which side the file does not say: they are told together. */
function pump({ row: { cell }, span }: Making): ImportedRecord {
  const amounts = [cell('start condition'), cell('end condition')].flatMap((text) => readMl(text) ?? []);
  const ml = amounts.length > 0 ? amounts.reduce((sum, one) => sum + one, 0) : null;
  return span({
    kind: 'pumping',
    start: cell('start'),
    end: cell('end'),
    seconds: readDuration(cell('duration')),
    details: { leftMl: null, rightMl: null, ml: ml === null ? null : within(ml, [0, 1000]) },
    notes: [cell('notes')],
  });
}

function medicine({ row: { cell }, moment }: Making): ImportedRecord {
  const name = cell('start location') || refuse('text_missing');
  return moment({
    kind: 'medicine',
    at: cell('start'),
    details: { name: name.slice(0, 80), dose: cell('start condition').slice(0, 80), everyHours: null },
    notes: [cell('end condition'), cell('notes')],
  });
}

/** Weight, length and head, in this order. */
function growth({ row: { cell }, day, context: { units } }: Making): ImportedRecord {
  const sized = (text: string, read: (text: string) => number | null, range: [number, number]) =>
    text === '' ? null : within(read(text) ?? refuse('impossible_value'), range);
  const millimetres = (text: string) => readMillimetres(text, units.length);
  const details = {
    weightGrams: sized(cell('start condition'), (text) => readGrams(text, units.weight), [300, 40_000]),
    lengthMm: sized(cell('start location'), millimetres, [200, 1400]),
    headMm: sized(cell('end condition'), millimetres, [150, 650]),
    lying: null,
  };
  if (Object.values(details).every((value) => value === null)) refuse('amount_missing');
  return day({ kind: 'growth', day: cell('start'), details, notes: [cell('notes')] });
}

function temperature({ row: { cell }, moment, context }: Making): ImportedRecord {
  const tenths = readTenths(cell('start condition')) ?? refuse('amount_missing');
  return moment({
    kind: 'temperature',
    at: cell('start'),
    details: { tenths: within(tenths, [300, 440]), place: context.temperaturePlace },
    notes: [cell('notes')],
  });
}

const likings: [pattern: RegExp, liking: ImportedDetails['food']['liking']][] = [
  [/loved/i, 'loved'],
  [/meh|liked|okay|ok\b/i, 'fine'],
  [/hated|dislike|refus/i, 'not-yet'],
];

/** '1 tsp of mango, carrot': a record for each food, told together. An allergy that was marked is a reaction seen. */
function solids({ row, day }: Making): ImportedRecord[] {
  const { cell } = row;
  const foods = cell('start condition')
    .split(/[,;]/)
    .map((food) => food.trim().replace(/^[\d./½¼¾]+\s*\w+\s+of\s+/i, ''))
    .filter(Boolean);
  if (foods.length === 0) refuse('text_missing');
  const reaction = cell('end condition');
  const liking = likings.find(([pattern]) => pattern.test(reaction))?.[1] ?? null;
  return foods.map((food) =>
    day({
      kind: 'food',
      day: cell('start'),
      details: { food: `own:${food.slice(0, 60)}`, liking, signs: /allerg/i.test(reaction) ? ['other'] : [] },
      notes: [cell('notes')],
      ...(foods.length > 1 && { group: row.cells.join('\u001f') }),
    }),
  );
}
