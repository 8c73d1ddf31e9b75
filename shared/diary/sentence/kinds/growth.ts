import { growthLimits, type Measure } from '../../kinds/growth.ts';
import type { Piece, PieceOf } from '../pieces.ts';
import type { Reading } from '../reading.ts';
import { whenDay } from '../when.ts';
import type { Made } from './made.ts';

const gramsIn: Partial<Record<PieceOf<'amount'>['unit'], number>> = { g: 1, kg: 1000, lb: 453.592 };
const mmIn: Partial<Record<PieceOf<'amount'>['unit'], number>> = { cm: 10, in: 25.4 };

/** So long is no head: a length, whatever else is said. */
const longerThanHeadsMm = 540;
/** Nor is a head so large below this weight. */
const [largeHeadMm, lightGrams] = [440, 6000];
/** A bare "5,8" is kilograms, and a bare "4200" grams; what lies between may be either. */
const [mostBareKg, leastBareGrams] = [30, 1000];

type Values = Partial<Record<Measure, number>>;

export function readGrowth(reading: Reading): Made[] {
  reading.takeAll('did');
  reading.takeAll('measured');
  const values: Values = {};
  for (const piece of reading.pieces) if (isMeasured(piece)) addMeasure(reading, piece, values);
  for (const piece of reading.pieces) if (piece.is === 'number') addBare(reading, piece, values);
  reading.takeAll('measure');
  const { when, hour } = whenDay(reading);
  const told = Object.entries(values) as [Measure, number][];
  if (told.length === 0) reading.ask('which_measure');
  if (
    told.some(([measure, value]) => value < growthLimits[measure].least || value > growthLimits[measure].most)
  )
    reading.ask('impossible');
  else if ((values.headMm ?? 0) > longerThanHeadsMm) reading.ask('unusual');
  const { weightGrams = null, lengthMm = null, headMm = null } = values;
  return [{ kind: 'growth', details: { weightGrams, lengthMm, headMm, lying: null }, when, notes: hour }];
}

const isMeasured = (piece: Piece): piece is PieceOf<'amount'> =>
  piece.is === 'amount' && (piece.unit in gramsIn || piece.unit in mmIn);

function addMeasure(reading: Reading, piece: PieceOf<'amount'>, values: Values): void {
  const isWeight = piece.unit in gramsIn;
  const value = Math.round(piece.value * (gramsIn[piece.unit] ?? mmIn[piece.unit] ?? 0));
  const measure = isWeight ? 'weightGrams' : lengthOrHead(reading, piece, value);
  if (measure === null) {
    reading.use(piece);
    reading.ask('which_measure', [piece]);
    return;
  }
  // A second weight is not taken, and so asked about.
  if (values[measure] !== undefined) return;
  reading.use(piece);
  values[measure] = value;
  const isNamed = reading.pieces.some(({ is }) => is === 'measure' || is === 'measured');
  if (isWeight && !isNamed && value < leastBareGrams) reading.ask('which_measure', [piece]);
}

/** By the word before it, or right behind it, or because nothing else can be so long. */
function lengthOrHead(reading: Reading, piece: Piece, mm: number): 'lengthMm' | 'headMm' | null {
  const named = measureBeside(reading, piece);
  if (named === 'head') return 'headMm';
  if (named === 'length' || mm >= longerThanHeadsMm) return 'lengthMm';
  if (reading.has('measured')) return 'lengthMm';
  const weight = reading.pieces.find((one) => one.is === 'amount' && one.unit in gramsIn);
  const grams = weight?.is === 'amount' ? weight.value * (gramsIn[weight.unit] ?? 0) : null;
  return grams !== null && grams < lightGrams && mm >= largeHeadMm ? 'lengthMm' : null;
}

function measureBeside({ pieces }: Reading, piece: Piece): 'weight' | 'length' | 'head' | null {
  const place = pieces.indexOf(piece);
  const before = pieces
    .slice(0, place)
    .findLast(({ is }) => !['filler', 'measured', 'and', 'did'].includes(is));
  if (before?.is === 'measure' && before.measure !== 'weight') return before.measure;
  const after = pieces.slice(place + 1).find(({ is }) => is !== 'filler');
  return after?.is === 'measure' ? after.measure : null;
}

/** "Pesou 5,8", "PC 40,5": the word says the measure, and the number the unit. */
function addBare(reading: Reading, piece: PieceOf<'number'>, values: Values): void {
  const named = reading.pieces.slice(0, reading.pieces.indexOf(piece)).findLast(({ is }) => is === 'measure');
  if (named?.is !== 'measure') return;
  const { value, isWhole } = piece;
  if (named.measure === 'head' || named.measure === 'length') {
    const measure = named.measure === 'head' ? 'headMm' : 'lengthMm';
    if (values[measure] !== undefined || value < 20) return;
    reading.use(piece);
    values[measure] = Math.round(value * 10);
    return;
  }
  const grams = isWhole ? (value >= leastBareGrams ? value : null) : value < mostBareKg ? value * 1000 : null;
  if (grams === null) reading.ask('which_unit', [piece]);
  if (values.weightGrams !== undefined) return;
  reading.use(piece);
  if (grams !== null) values.weightGrams = Math.round(grams);
}
