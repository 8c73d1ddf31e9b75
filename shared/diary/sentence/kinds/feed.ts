import { usualFeedHours } from '../../../nursing/nursing.rules.ts';
import { splitBySide } from '../../../nursing/timer.rules.ts';
import type { Piece } from '../pieces.ts';
import type { Reading } from '../reading.ts';
import { whenSpan } from '../when.ts';
import type { Made } from './made.ts';
import { pairedWithSides } from './two-sides.ts';

/** Nobody says a bare number of minutes that is larger: it is of something else. */
const mostBareMinutes = 90;

type Sides = {
  side: 'left' | 'right' | 'both' | null;
  left: number;
  right: number;
  lastSide: 'left' | 'right' | null;
  /** Null: not told, or told by the hours it began and ended at. */
  seconds: number | null;
};

export function readFeed(reading: Reading): Made[] {
  const isNamed = [...reading.takeAll('nurse'), ...reading.takeAll('breast')].length > 0;
  reading.takeAll('did');
  const sides = sidesOf(reading, isNamed);
  const when = whenSpan(reading, { seconds: sides.seconds, missing: 'how_long' });
  const seconds = when.durationSeconds;
  if (sides.side === null) reading.ask('which_side');
  if (seconds !== null && (seconds <= 0 || seconds > usualFeedHours * 3600)) reading.ask('unusual');
  const isSplit = sides.left + sides.right > 0 || sides.side === null || seconds === null;
  const split = isSplit
    ? { leftSeconds: sides.left, rightSeconds: sides.right }
    : splitBySide(sides.side ?? 'both', seconds ?? 0, { left: 0, right: 0 });
  const details = { side: sides.side, ...split, lastSide: sides.lastSide };
  return [{ kind: 'feed', details, when }];
}

function sidesOf(reading: Reading, isNamed: boolean): Sides {
  const nothing = { left: 0, right: 0, lastSide: null, seconds: null };
  const named = reading.pieces.filter((piece) => piece.is === 'side');
  if (named.length === 0) {
    const isEach = reading.pieces.some(({ is }) => is === 'each');
    if (isEach) return { ...nothing, ...ofOne(reading, 'both', isNamed) };
    const length = reading.take('duration');
    return { ...nothing, side: null, seconds: length?.seconds ?? null };
  }
  if (named.length === 1 && named[0]?.is === 'side') {
    reading.use(named[0]);
    return { ...nothing, ...ofOne(reading, named[0].side, isNamed) };
  }
  return { ...nothing, ...ofTwo(reading, isNamed) };
}

/** One side, or "both" with the time of each or of them together. */
function ofOne(
  reading: Reading,
  side: 'left' | 'right' | 'both',
  isNamed: boolean,
): Partial<Sides> & { side: Sides['side'] } {
  const length = reading.take('duration')?.seconds ?? takeBareMinutes(reading, isNamed);
  const isEach = reading.take('each') !== undefined;
  if (length === undefined) return { side };
  if (isEach && side === 'both') return { side, left: length, right: length, seconds: length * 2 };
  return { side, seconds: length };
}

function takeBareMinutes(reading: Reading, isNamed: boolean): number | undefined {
  const number = reading.pieces.find((piece) => isMinutes(piece));
  // Beside the hours at which it began and ended, a bare number may be anything.
  if (!isNamed || number?.is !== 'number' || reading.has('clocks')) return undefined;
  reading.use(number);
  return number.value * 60;
}

const isMinutes = (piece: Piece) =>
  piece.is === 'number' && piece.isWhole && piece.value > 0 && piece.value <= mostBareMinutes;

function ofTwo(reading: Reading, isNamed: boolean): Partial<Sides> & { side: Sides['side'] } {
  const isTimed = reading.has('duration');
  const pairs = pairedWithSides(
    reading,
    (piece) => piece.is === 'duration' || (isMinutes(piece) && (isNamed || isTimed)),
  );
  if (pairs?.length !== 2) return { side: null };
  const secondsOf = (piece: Piece | undefined) =>
    piece?.is === 'duration' ? piece.seconds : piece?.is === 'number' ? piece.value * 60 : 0;
  const of = (side: 'left' | 'right') => secondsOf(pairs.find((pair) => pair.side === side)?.piece);
  const isInOrder = reading.takeAll('then').length > 0;
  const lastSide = isInOrder ? (pairs[1]?.side ?? null) : null;
  return { side: 'both', left: of('left'), right: of('right'), seconds: of('left') + of('right'), lastSide };
}
