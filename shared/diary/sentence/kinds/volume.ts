import type { Piece, PieceOf } from '../pieces.ts';

const mlInOunce = 29.5735;

export const isVolume = (piece: Piece | undefined): piece is PieceOf<'amount'> =>
  piece?.is === 'amount' && (piece.unit === 'ml' || piece.unit === 'oz');

export const mlOf = ({ unit, value }: Pick<PieceOf<'amount'>, 'unit' | 'value'>): number =>
  Math.round(unit === 'oz' ? value * mlInOunce : value);
