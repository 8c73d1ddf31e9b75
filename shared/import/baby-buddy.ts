import type { NursingSide } from '../nursing/nursing.rules.ts';
import { splitBySide } from '../nursing/timer.rules.ts';
import { usualKind } from '../sleep/sleep-timer.rules.ts';
import type { Table, TableRow } from './csv.rules.ts';
import { entryOf } from './entry-of.ts';
import { type ImportedChild, type ImportedRecord, type ImportReason, refuse } from './imported.ts';
import { hoursBetweenDoses, readDuration, readMoment } from './moments.rules.ts';
import { nappyColour } from './nappy-colours.ts';
import { readGrams, readMillimetres, readMl, readNumber, readTenths, readYes } from './quantities.rules.ts';
import { type Making, type TableInto, within } from './record-maker.ts';

/**
 * Baby Buddy's exports, a CSV file for each model, as its admin pages write them: the names of the model's fields, the
 * child as child_id with first and last name, moments on the server's clock without a zone, and no units anywhere. Older
 * versions have fewer columns, and files made for its import have no id.
 */
type Model = {
  name: string;
  /** The columns by which its file is known. */
  known: readonly string[];
  make: ((making: Making) => ImportedRecord) | ImportReason;
};

const models: readonly Model[] = [
  { name: 'feeding', known: ['start', 'end', 'type', 'method'], make: feeding },
  { name: 'diaperchange', known: ['time', 'wet', 'solid'], make: diaperChange },
  { name: 'medication', known: ['time', 'name', 'dosage'], make: medication },
  { name: 'temperature', known: ['temperature', 'time'], make: temperature },
  { name: 'weight', known: ['weight', 'date'], make: growth('weight') },
  { name: 'height', known: ['height', 'date'], make: growth('height') },
  { name: 'headcircumference', known: ['headcircumference', 'date'], make: growth('head_circumference') },
  { name: 'bmi', known: ['bmi', 'date'], make: 'worked_out' },
  { name: 'tummytime', known: ['start', 'end', 'milestone'], make: tummyTime },
  { name: 'pumping', known: ['amount', 'start', 'end'], make: pumping },
  { name: 'pumping', known: ['amount', 'time'], make: pumping },
  { name: 'note', known: ['note', 'time'], make: note },
  { name: 'sleep', known: ['start', 'end'], make: sleep },
];

const modelOf = ({ columns }: Table): Model | undefined =>
  columns.includes('childid')
    ? models.find(({ known }) => known.every((column) => columns.includes(column)))
    : undefined;

/** Its own list of children: it holds no records, and names them. */
const isChildren = ({ columns }: Table) =>
  ['firstname', 'birthdate', 'id'].every((column) => columns.includes(column)) &&
  !columns.includes('childid');

export const isBabyBuddy = (table: Table): boolean => isChildren(table) || modelOf(table) !== undefined;

export function babyBuddyChildren(table: Table): ImportedChild[] {
  const prefix = isChildren(table) ? '' : 'child_';
  const nameOf = ({ cell }: TableRow) =>
    `${cell(`${prefix}first_name`)} ${cell(`${prefix}last_name`)}`.trim();
  const keyOf = ({ cell }: TableRow) => cell(isChildren(table) ? 'id' : 'child_id');
  return [...new Map(table.rows.map((row) => [keyOf(row), nameOf(row)]))].map(([key, name]) => ({
    key,
    name,
  }));
}

export function importBabyBuddy({ table, file, context, take }: TableInto): void {
  const model = modelOf(table);
  if (!model) return;
  const { name, make } = model;
  for (const row of table.rows) {
    const childId = row.cell('child_id');
    const key = row.cell('id') && `${childId} ${row.cell('id')}`;
    const babyId = entryOf(context.babies, childId) ?? null;
    take(
      { file, of: `baby-buddy ${name}`, row, key, babyId },
      typeof make === 'string' ? () => refuse(make) : make,
    );
  }
}

const sides: Record<string, NursingSide> = {
  'left breast': 'left',
  'right breast': 'right',
  'both breasts': 'both',
};
const milks: Record<string, 'own' | 'formula'> = {
  'breast milk': 'own',
  'fortified breast milk': 'own',
  formula: 'formula',
};

function feeding(making: Making): ImportedRecord {
  const { cell } = making.row;
  const [type, method] = [cell('type').toLowerCase(), cell('method').toLowerCase()];
  const side = entryOf(sides, method);
  if (side) return breastfeed(making, side);
  if (type === 'solid food') return solidFood(making);
  const ml = readMl(cell('amount'), making.context.units.volume) ?? refuse('amount_missing');
  return making.moment({
    kind: 'bottle',
    at: cell('start'),
    details: {
      milk: entryOf(milks, type) ?? 'other',
      offeredMl: null,
      takenMl: within(ml, [0, 1000]),
      container: null,
    },
    notes: [type === 'fortified breast milk' ? type : '', cell('notes')],
  });
}

function breastfeed({ row: { cell }, span, context }: Making, side: NursingSide): ImportedRecord {
  const [start, end] = [cell('start'), cell('end')].map((text) => readMoment(text, context.timeZone));
  const seconds = start && end ? Math.round((end.getTime() - start.getTime()) / 1000) : 0;
  return span({
    kind: 'feed',
    start: cell('start'),
    end: cell('end'),
    details: { side, ...splitBySide(side, Math.max(0, seconds), { left: 0, right: 0 }), lastSide: null },
    notes: [cell('notes')],
  });
}

/** It names no food: what was written beside it is the name, where it is short enough to be one. */
function solidFood({ row: { cell }, day }: Making): ImportedRecord {
  const name = cell('notes') || refuse('text_missing');
  return day({
    kind: 'food',
    day: cell('start'),
    details: { food: `own:${name.slice(0, 60)}`, liking: null, signs: [] },
    notes: [name.length > 60 ? name : ''],
  });
}

function diaperChange({ row: { cell }, moment }: Making): ImportedRecord {
  const [wet, dirty] = [readYes(cell('wet')), readYes(cell('solid'))];
  const what = wet && dirty ? 'both' : wet ? 'wet' : dirty ? 'dirty' : 'dry';
  return moment({
    kind: 'nappy',
    at: cell('time'),
    details: { what, colour: dirty ? nappyColour(cell('color')) : null, catch: null, cue: false },
    notes: [cell('notes')],
  });
}

/** Older versions did not say: then it is by the hour. */
function sleep({ row: { cell }, span, context }: Making): ImportedRecord {
  const start = readMoment(cell('start'), context.timeZone) ?? refuse('not_a_moment');
  const said =
    cell('nap') === '' ? usualKind(start, context.timeZone) : readYes(cell('nap')) ? 'nap' : 'night';
  return span({
    kind: 'sleep',
    start: cell('start'),
    end: cell('end') || refuse('no_end'),
    details: { sort: said, mood: null },
    notes: [cell('notes')],
  });
}

function pumping({ row: { cell }, span, context }: Making): ImportedRecord {
  const ml = readMl(cell('amount'), context.units.volume);
  return span({
    kind: 'pumping',
    start: cell('start') || cell('time'),
    end: cell('end'),
    details: { leftMl: null, rightMl: null, ml: ml === null ? null : within(ml, [0, 1000]) },
    notes: [cell('notes')],
  });
}

function temperature({ row: { cell }, moment, context }: Making): ImportedRecord {
  const tenths = readTenths(`${cell('temperature')}${context.units.temperature}`) ?? refuse('amount_missing');
  return moment({
    kind: 'temperature',
    at: cell('time'),
    details: { tenths: within(tenths, [300, 440]), place: context.temperaturePlace },
    notes: [cell('notes')],
  });
}

function growth(column: 'weight' | 'height' | 'head_circumference') {
  return ({ row: { cell }, day, context: { units } }: Making): ImportedRecord => {
    const read = (one: typeof column, size: (text: string) => number | null, range: [number, number]) =>
      one === column ? within(size(cell(column)) ?? refuse('amount_missing'), range) : null;
    const millimetres = (text: string) => readMillimetres(text, units.length);
    return day({
      kind: 'growth',
      day: cell('date'),
      details: {
        weightGrams: read('weight', (text) => readGrams(text, units.weight), [300, 40_000]),
        lengthMm: read('height', millimetres, [200, 1400]),
        headMm: read('head_circumference', millimetres, [150, 650]),
        lying: null,
      },
      notes: [cell('notes')],
    });
  };
}

function tummyTime({ row: { cell }, span }: Making): ImportedRecord {
  return span({
    kind: 'activity',
    start: cell('start'),
    end: cell('end'),
    details: { activity: 'tummy' },
    notes: [cell('milestone'), cell('notes')],
  });
}

function note({ row: { cell }, moment }: Making): ImportedRecord {
  return moment({
    kind: 'note',
    at: cell('time'),
    details: {},
    notes: [cell('note') || refuse('text_missing')],
  });
}

function medication({ row: { cell }, moment }: Making): ImportedRecord {
  const amount = readNumber(cell('dosage'));
  return moment({
    kind: 'medicine',
    at: cell('time'),
    details: {
      name: (cell('name') || refuse('text_missing')).slice(0, 80),
      dose: [amount ?? '', cell('dosage_unit')].join(' ').trim().slice(0, 80),
      everyHours: hoursBetweenDoses(readDuration(cell('next_dose_interval'))),
    },
    notes: [cell('notes')],
  });
}
