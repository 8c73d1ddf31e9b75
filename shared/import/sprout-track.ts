import { splitBySide } from '../nursing/timer.rules.ts';
import type { Table, TableRow } from './csv.rules.ts';
import { entryOf } from './entry-of.ts';
import {
  type ImportedChild,
  type ImportedDetails,
  type ImportedRecord,
  type ImportReason,
  refuse,
} from './imported.ts';
import { hoursBetweenDoses, readDuration } from './moments.rules.ts';
import { nappyColour } from './nappy-colours.ts';
import { readGrams, readMillimetres, readMl, readNumber, readTenths, readYes } from './quantities.rules.ts';
import { type Making, type TableInto, within } from './record-maker.ts';

/**
 * Sprout Track's export of a family: an archive with a CSV file for each of its tables, every cell quoted, the columns
 * named as in its database, moments in UTC, names in capitals, rows that were deleted among the others. Medicines and
 * foods are named in files of their own.
 */
type Names = { medicines: ReadonlyMap<string, TableRow>; foods: ReadonlyMap<string, TableRow> };
type Make = (making: Making, names: Names) => ImportedRecord | ImportedRecord[];
type Sort = { name: string; known: readonly string[]; make: Make | ImportReason };

const sorts: readonly Sort[] = [
  { name: 'feed', known: ['feedduration', 'type', 'side', 'time'], make: feed },
  { name: 'sleep', known: ['starttime', 'endtime', 'quality', 'location'], make: sleep },
  { name: 'diaper', known: ['time', 'type', 'condition', 'color'], make: diaper },
  { name: 'pump', known: ['leftamount', 'rightamount', 'totalamount'], make: pump },
  { name: 'play', known: ['starttime', 'type', 'activities'], make: play },
  { name: 'bath', known: ['time', 'soapused'], make: bath },
  { name: 'measurement', known: ['date', 'type', 'value', 'unit'], make: measurement },
  { name: 'medicine', known: ['time', 'doseamount', 'medicineid'], make: medicine },
  { name: 'food', known: ['time', 'enjoyment'], make: food },
  { name: 'vaccine', known: ['time', 'vaccinename'], make: vaccine },
  { name: 'milestone', known: ['date', 'title', 'category'], make: milestone },
  { name: 'note', known: ['time', 'content'], make: note },
  { name: 'mood', known: ['time', 'mood'], make: 'no_such_kind' },
  { name: 'adjustment', known: ['time', 'amount', 'reason'], make: 'no_such_kind' },
];

const has = ({ columns }: Table, names: readonly string[]) => names.every((name) => columns.includes(name));
const isBabies = (table: Table) => has(table, ['firstname', 'birthdate', 'feedwarningtime']);
const isMedicines = (table: Table) => has(table, ['typicaldosesize', 'name']);
const isFoods = (table: Table) => has(table, ['commonallergen', 'name']);
const sortOf = (table: Table) =>
  has(table, ['id', 'babyid', 'createdat']) ? sorts.find(({ known }) => has(table, known)) : undefined;

export const isSproutTrack = (table: Table): boolean =>
  isBabies(table) || isMedicines(table) || isFoods(table) || sortOf(table) !== undefined;

/** By the list of babies, or where that is missing by the rows themselves. */
export function sproutTrackChildren(table: Table): ImportedChild[] {
  const named = (row: TableRow) =>
    `${row.cell('firstName')} ${row.cell('lastName')}`.trim() || row.cell('babyName');
  const column = isBabies(table) ? 'id' : 'babyId';
  if (!isBabies(table) && !sortOf(table)) return [];
  return [...new Map(table.rows.map((row) => [row.cell(column), named(row)]))].map(([key, name]) => ({
    key,
    name,
  }));
}

export function sproutTrackNames(tables: readonly Table[]): Names {
  const byId = (isIt: (table: Table) => boolean) =>
    new Map(tables.filter(isIt).flatMap(({ rows }) => rows.map((row) => [row.cell('id'), row] as const)));
  return { medicines: byId(isMedicines), foods: byId(isFoods) };
}

export function importSproutTrack({ table, file, context, take }: TableInto, names: Names): void {
  const sort = sortOf(table);
  if (!sort) return;
  const { name, make } = sort;
  for (const row of table.rows) {
    const babyId = entryOf(context.babies, row.cell('babyId')) ?? null;
    take({ file, of: `sprout-track ${name}`, row, key: row.cell('id'), babyId }, (making) => {
      if (row.cell('deletedAt') !== '') refuse('deleted_there');
      return typeof make === 'string' ? refuse(make) : make(making, names);
    });
  }
}

function feed(making: Making): ImportedRecord {
  const { cell } = making.row;
  const type = cell('type').toUpperCase();
  if (type === 'BREAST') return breastfeed(making);
  if (type === 'SOLIDS') return solids(making);
  if (type !== 'BOTTLE') refuse('unknown_type');
  const ml =
    readMl(cell('amount'), cell('unitAbbr') || making.context.units.volume) ?? refuse('amount_missing');
  return making.moment({
    kind: 'bottle',
    at: cell('time'),
    details: {
      milk: milkOf(cell('bottleType')),
      offeredMl: null,
      takenMl: within(ml, [0, 1000]),
      container: null,
    },
    notes: [/\\/.test(cell('bottleType')) ? cell('bottleType') : '', cell('notes')],
  });
}

/** 'Formula', 'Breast Milk', 'Formula\Breast' for both mixed, 'Milk', 'Other'. */
function milkOf(name: string): ImportedDetails['bottle']['milk'] {
  if (/^formula$/i.test(name)) return 'formula';
  return /^breast/i.test(name) ? 'own' : 'other';
}

/** Each side of a sitting is a row; those of one sitting share its name. */
function breastfeed({ row: { cell }, span }: Making): ImportedRecord {
  const seconds = readNumber(cell('feedDuration'));
  const side =
    cell('side').toUpperCase() === 'LEFT'
      ? 'left'
      : cell('side').toUpperCase() === 'RIGHT'
        ? 'right'
        : 'both';
  const told = span({
    kind: 'feed',
    start: cell('startTime') || cell('time'),
    end: cell('endTime'),
    seconds,
    details: { side, leftSeconds: 0, rightSeconds: 0, lastSide: null },
    notes: [cell('notes')],
    ...(cell('sessionId') && { group: cell('sessionId') }),
  });
  const split = splitBySide(side, told.durationSeconds ?? 0, { left: 0, right: 0 });
  return { ...told, details: { ...told.details, ...split } } as ImportedRecord;
}

function solids({ row: { cell }, day }: Making): ImportedRecord {
  const name = cell('food') || cell('notes') || refuse('text_missing');
  return day({
    kind: 'food',
    day: cell('time'),
    details: {
      food: `own:${name.slice(0, 60)}`,
      liking: null,
      signs: readYes(cell('hadReaction')) ? ['other'] : [],
    },
    notes: [cell('reactionDescription'), cell('food') ? cell('notes') : ''],
  });
}

function sleep({ row: { cell }, span }: Making): ImportedRecord {
  if (cell('endTime') === '') refuse('no_end');
  return span({
    kind: 'sleep',
    start: cell('startTime'),
    end: cell('endTime'),
    details: { sort: cell('type').toUpperCase() === 'NAP' ? 'nap' : 'night', mood: null },
    notes: [cell('location'), cell('notes')],
  });
}

const contents: Record<string, ImportedDetails['nappy']['what']> = {
  WET: 'wet',
  DIRTY: 'dirty',
  BOTH: 'both',
  DRY: 'dry',
};

function diaper({ row: { cell }, moment }: Making): ImportedRecord {
  const what = entryOf(contents, cell('type').toUpperCase()) ?? refuse('unknown_type');
  const isDirty = what === 'dirty' || what === 'both';
  return moment({
    kind: 'nappy',
    at: cell('time'),
    details: { what, colour: isDirty ? nappyColour(cell('color')) : null, catch: null, cue: false },
    notes: [cell('condition'), cell('notes')],
  });
}

function pump({ row: { cell }, span, context }: Making): ImportedRecord {
  const unit = cell('unitAbbr') || context.units.volume;
  const amount = (column: string) => {
    const ml = readMl(cell(column), unit);
    return ml === null ? null : within(ml, [0, 1000]);
  };
  const [leftMl, rightMl] = [amount('leftAmount'), amount('rightAmount')];
  const isBySide = leftMl !== null || rightMl !== null;
  return span({
    kind: 'pumping',
    start: cell('startTime'),
    end: cell('endTime'),
    seconds: minutes(cell('duration')),
    details: { leftMl, rightMl, ml: isBySide ? null : amount('totalAmount') },
    notes: [cell('notes')],
  });
}

const minutes = (text: string): number | null => {
  const value = readNumber(text);
  return value === null ? null : Math.round(value * 60);
};

const plays: Record<string, ImportedDetails['activity']['activity']> = {
  TUMMY_TIME: 'tummy',
  INDOOR_PLAY: 'play',
  OUTDOOR_PLAY: 'play',
  WALK: 'walk',
};

function play({ row: { cell }, span }: Making): ImportedRecord {
  return span({
    kind: 'activity',
    start: cell('startTime'),
    end: cell('endTime'),
    seconds: minutes(cell('duration')),
    details: { activity: entryOf(plays, cell('type').toUpperCase()) ?? 'other' },
    notes: [cell('activities'), cell('notes')],
  });
}

function bath({ row: { cell }, span }: Making): ImportedRecord {
  return span({
    kind: 'activity',
    start: cell('time'),
    end: '',
    details: { activity: 'bath' },
    notes: [cell('bathType'), cell('notes')],
  });
}

function measurement({
  row: { cell },
  moment,
  day,
  context: { units, temperaturePlace },
}: Making): ImportedRecord {
  const [type, unit] = [cell('type').toUpperCase(), cell('unit').replace('°', '')];
  const notes = [cell('notes')];
  const size = (read: (text: string, unit: string) => number | null, range: [number, number], bare: string) =>
    within(read(cell('value'), unit || bare) ?? refuse('amount_missing'), range);
  const none = { weightGrams: null, lengthMm: null, headMm: null, lying: null };
  if (type === 'WEIGHT') {
    const weightGrams = size(readGrams, [300, 40_000], units.weight);
    return day({ kind: 'growth', day: cell('date'), details: { ...none, weightGrams }, notes });
  }
  if (type === 'HEIGHT') {
    const lengthMm = size(readMillimetres, [200, 1400], units.length);
    return day({ kind: 'growth', day: cell('date'), details: { ...none, lengthMm }, notes });
  }
  if (type === 'HEAD_CIRCUMFERENCE') {
    const headMm = size(readMillimetres, [150, 650], units.length);
    return day({ kind: 'growth', day: cell('date'), details: { ...none, headMm }, notes });
  }
  if (type !== 'TEMPERATURE') refuse('unknown_type');
  const tenths = readTenths(`${cell('value')}${unit || units.temperature}`) ?? refuse('amount_missing');
  const details = { tenths: within(tenths, [300, 440]), place: temperaturePlace };
  return moment({ kind: 'temperature', at: cell('date'), details, notes });
}

function medicine({ row: { cell }, moment }: Making, { medicines }: Names): ImportedRecord {
  const known = medicines.get(cell('medicineId'));
  const name = known?.cell('name') || cell('medicineName') || refuse('text_missing');
  return moment({
    kind: 'medicine',
    at: cell('time'),
    details: {
      name: name.slice(0, 80),
      dose: `${cell('doseAmount')} ${cell('unitAbbr').toLowerCase()}`.trim().slice(0, 80),
      everyHours: hoursBetweenDoses(doseInterval(known?.cell('doseMinTime') ?? '')),
    },
    notes: [cell('notes')],
  });
}

/** 'HH:MM', and in later versions 'DD:HH:MM'. */
function doseInterval(text: string): number | null {
  const parts = text.split(':').map(Number);
  if (parts.length !== 3) return readDuration(text);
  const [days = 0, hours = 0, mins = 0] = parts;
  const seconds = ((days * 24 + hours) * 60 + mins) * 60;
  return Number.isNaN(seconds) ? null : seconds;
}

function food({ row: { cell }, day }: Making, { foods }: Names): ImportedRecord {
  const name = foods.get(cell('foodId'))?.cell('name') || refuse('text_missing');
  const enjoyed: Record<string, ImportedDetails['food']['liking']> = {
    LOVED: 'loved',
    LIKED: 'fine',
    NEUTRAL: 'fine',
    DISLIKED: 'not-yet',
    REFUSED: 'not-yet',
  };
  return day({
    kind: 'food',
    day: cell('time'),
    details: {
      food: `own:${name.slice(0, 60)}`,
      liking: entryOf(enjoyed, cell('enjoyment').toUpperCase()) ?? null,
      signs: readYes(cell('hadReaction')) ? ['other'] : [],
    },
    notes: [cell('reactionDescription'), cell('notes')],
  });
}

function vaccine({ row: { cell }, day }: Making): ImportedRecord {
  const name = cell('vaccineName') || refuse('text_missing');
  return day({
    kind: 'vaccine',
    day: cell('time'),
    details: {
      vaccine: name.slice(0, 80),
      dose: cell('doseNumber').slice(0, 40),
      state: 'done',
      place: null,
      batch: null,
    },
    notes: [cell('notes')],
  });
}

function milestone({ row: { cell }, day }: Making): ImportedRecord {
  const title = cell('title') || refuse('text_missing');
  return day({
    kind: 'milestone',
    day: cell('date'),
    details: { milestone: title.slice(0, 120), photo: null },
    notes: [cell('description')],
  });
}

function note({ row: { cell }, moment }: Making): ImportedRecord {
  const content = cell('content') || refuse('text_missing');
  return moment({ kind: 'note', at: cell('time'), details: {}, notes: [content] });
}
