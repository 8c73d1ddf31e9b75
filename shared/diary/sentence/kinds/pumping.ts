import { mostPumpedMl } from '../../kinds/pumping.ts';
import type { Piece } from '../pieces.ts';
import type { Reading } from '../reading.ts';
import { whenMoment, whenSpan } from '../when.ts';
import type { Made } from './made.ts';
import { pairedWithSides } from './two-sides.ts';
import { isVolume, mlOf } from './volume.ts';

/** Up to here a bare number may be minutes, or ounces. */
const mostBareMinutes = 30;

/** Longer is a timer that was forgotten, or an hour of the clock. */
const longestUsualSeconds = 90 * 60;

export function readPumping(reading: Reading): Made[] {
  for (const is of ['pump', 'breast', 'did', 'drink'] as const) reading.takeAll(is);
  reading.takeAll('milk');
  const amounts = amountsOf(reading);
  const told = Object.values(amounts).filter((ml) => ml !== null);
  if (told.some((ml) => ml <= 0 || ml > mostPumpedMl)) reading.ask('impossible');
  const when = whenSpan(reading, { seconds: null, missing: null });
  if (told.length === 0 && when.durationSeconds === 0) reading.ask('how_much');
  if ((when.durationSeconds ?? 0) > longestUsualSeconds) reading.ask('unusual');
  return [{ kind: 'pumping', details: amounts, when }];
}

type Amounts = { leftMl: number | null; rightMl: number | null; ml: number | null };
const nothing: Amounts = { leftMl: null, rightMl: null, ml: null };

const isCounted = (piece: Piece) => isVolume(piece) || piece.is === 'number';

function amountsOf(reading: Reading): Amounts {
  const counted = reading.pieces.filter(isCounted);
  if (counted.length === 0) {
    // The side alone: of a pumping whose amount nobody wrote down.
    reading.takeAll('side');
    return nothing;
  }
  askOfUnit(reading, counted);
  const both = reading.pieces.find((piece) => piece.is === 'side' && piece.side === 'both');
  if (both) reading.use(both);
  const [only] = counted;
  if (reading.take('each') && counted.length === 1 && only) {
    reading.use(only);
    return { ...nothing, leftMl: mlIn(only, only), rightMl: mlIn(only, only) };
  }
  if (!reading.pieces.some((piece) => piece.is === 'side' && piece.side !== 'both')) {
    if (only) reading.use(only);
    return { ...nothing, ml: only ? mlIn(only, only) : null };
  }
  const pairs = pairedWithSides(reading, isCounted) ?? [];
  const unit = counted.find(isVolume);
  const of = (side: 'left' | 'right') => {
    const piece = pairs.find((pair) => pair.side === side)?.piece;
    return piece ? mlIn(piece, unit ?? piece) : null;
  };
  return { leftMl: of('left'), rightMl: of('right'), ml: null };
}

/** 60 and 40 are millilitres: nobody pumps an hour at a side. Smaller numbers may be minutes or ounces. */
function askOfUnit(reading: Reading, counted: readonly Piece[]): void {
  if (counted.some(isVolume)) return;
  const isClear = counted.some(
    (piece) => piece.is === 'number' && piece.isWhole && piece.value > mostBareMinutes,
  );
  if (!isClear) reading.ask('which_unit', counted);
}

function mlIn(piece: Piece, unit: Piece): number {
  if (piece.is === 'amount') return mlOf(piece);
  if (piece.is !== 'number') return 0;
  return mlOf({ unit: unit.is === 'amount' ? unit.unit : 'ml', value: piece.value });
}

/** Milk that was put away. */
export function readMilk(reading: Reading): Made[] {
  const stored = reading.takeAll('store');
  const places = reading.takeAll('storePlace');
  for (const is of ['milk', 'did', 'bottle'] as const) reading.takeAll(is);
  const named = new Set([...stored, ...places].map(({ place }) => place).filter((place) => place !== null));
  const place = named.size === 1 ? ([...named][0] ?? null) : null;
  if (place === null) reading.ask('which_place');
  const amount = reading.pieces.find(isVolume);
  if (amount) reading.use(amount);
  const ml = amount ? mlOf(amount) : null;
  if (ml === null) reading.ask('how_much');
  else if (ml <= 0 || ml > mostPumpedMl) reading.ask('impossible');
  const when = whenMoment(reading);
  return [{ kind: 'milk', details: { ml, place, thawedAt: null, gone: null, label: null }, when }];
}
