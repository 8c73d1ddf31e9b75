import { mostBottleMl } from '../../kinds/bottle.ts';
import type { Piece } from '../pieces.ts';
import type { Reading } from '../reading.ts';
import { whenMoment } from '../when.ts';
import type { Made } from './made.ts';
import { isVolume, mlOf } from './volume.ts';

/** More is possible and hardly one bottle. */
const usualMl = 400;
/** A smaller bare number may be ounces. */
const leastBareMl = 20;

export function readBottle(reading: Reading): Made[] {
  for (const is of ['nurse', 'bottle', 'did', 'eat'] as const) reading.takeAll(is);
  const milks = reading.takeAll('milk').map(({ milk }) => milk);
  const named = [...new Set(milks.filter((milk) => milk !== null))];
  const milk = named.length === 1 ? (named[0] ?? null) : null;
  if (milk === null) reading.ask('which_milk');
  const amounts = amountsOf(reading);
  askOfAmounts(reading, amounts);
  const when = whenMoment(reading);
  return [{ kind: 'bottle', details: { milk, ...amounts, container: null }, when }];
}

type Amounts = { offeredMl: number | null; takenMl: number | null };

function askOfAmounts(reading: Reading, { offeredMl, takenMl }: Amounts): void {
  const told = [offeredMl, takenMl].filter((ml) => ml !== null);
  if (told.length === 0) reading.ask('how_much');
  if (told.some((ml) => ml <= 0 || ml > mostBottleMl)) reading.ask('impossible');
  else if (told.some((ml) => ml > usualMl)) reading.ask('unusual');
  if (offeredMl !== null && takenMl !== null && takenMl > offeredMl) reading.ask('impossible');
}

/** "70 de 100 ml", "ofereci 120 e tomou 90", "tomou tudo"; a number alone was drunk. */
function amountsOf(reading: Reading): Amounts {
  const found = reading.pieces.filter((piece) => isVolume(piece) || piece.is === 'number');
  const drink = reading.takeAll('drink');
  const offer = reading.takeAll('offer');
  const isAll = reading.take('all') !== undefined;
  const unit = found.find(isVolume);
  const [first, second] = found.map((piece) => mlIn(reading, piece, unit));
  for (const piece of found.slice(0, 2)) reading.use(piece);
  if (first === undefined) return { offeredMl: null, takenMl: null };
  if (second !== undefined && isAll) reading.ask('how_much');
  if (second !== undefined) return ofTwo(reading, { found, drink, first, second });
  if (isAll) return { offeredMl: first, takenMl: first };
  const isOffered = offer.length > 0 && drink.length === 0;
  return isOffered ? { offeredMl: first, takenMl: null } : { offeredMl: null, takenMl: first };
}

type Two = { found: readonly Piece[]; drink: readonly Piece[]; first: number; second: number };

function ofTwo(reading: Reading, { found, drink, first, second }: Two): Amounts {
  const [from, to] = [found[0], found[1]].map((piece) => (piece ? reading.pieces.indexOf(piece) : -1));
  const between = reading.pieces.slice((from ?? 0) + 1, to);
  if (between.length === 1 && /^(de|dos|das|do|of|out of)$/.test(between[0]?.words ?? ''))
    return { takenMl: first, offeredMl: second };
  // "Tomou 40 ml de fórmula dos 90": the words right before the second say that it was the whole.
  if (/(^| )(dos|das|of the)$/.test(between.map(({ words }) => words).join(' ')))
    return { takenMl: first, offeredMl: second };
  const isFirstClear =
    isVolume(found[0]) || reading.pieces.slice(0, from).some(({ is }) => is === 'offer' || is === 'bottle');
  if (isFirstClear && between.some((piece) => drink.includes(piece)))
    return { takenMl: second, offeredMl: first };
  reading.ask('how_much');
  return { takenMl: null, offeredMl: null };
}

/** A bare number is of the unit that the other one has. */
function mlIn(reading: Reading, piece: Piece, other: Piece | undefined): number {
  if (piece.is === 'amount') return mlOf(piece);
  if (piece.is !== 'number') return 0;
  if (other?.is === 'amount') return mlOf({ ...other, value: piece.value });
  if (!piece.isWhole || piece.value < leastBareMl) reading.ask('which_unit', [piece]);
  return Math.round(piece.value);
}
