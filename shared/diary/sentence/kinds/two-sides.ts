import type { Piece } from '../pieces.ts';
import type { Reading } from '../reading.ts';

export type Sided = { side: 'left' | 'right'; piece: Piece };

/**
 * "10 no esquerdo e 8 no direito", "left 10 right 8": each amount with the side beside it. They take turns, so the
 * first of them says whether the side or the amount comes first; where they do not, nothing is matched.
 */
export function pairedWithSides(reading: Reading, isAmount: (piece: Piece) => boolean): Sided[] | undefined {
  const items = reading.pieces.filter(
    (piece) => !reading.isUsed(piece) && (isAmount(piece) || (piece.is === 'side' && piece.side !== 'both')),
  );
  const pairs: Sided[] = [];
  for (let at = 0; at < items.length; at += 2) {
    const pair = [items[at], items[at + 1]];
    const side = pair.find((piece) => piece?.is === 'side');
    const amount = pair.find((piece) => piece !== undefined && piece.is !== 'side');
    if (side?.is !== 'side' || side.side === 'both' || !amount) return undefined;
    // Once begun with the side, every pair begins with it.
    if ((items[0]?.is === 'side') !== (items[at]?.is === 'side')) return undefined;
    pairs.push({ side: side.side, piece: amount });
  }
  if (new Set(pairs.map(({ side }) => side)).size !== pairs.length) return undefined;
  for (const piece of items) reading.use(piece);
  return pairs;
}
