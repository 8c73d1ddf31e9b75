import { type Piece, planCalendar } from './calendar-plan.rules.ts';
import { firstAge } from './daily.rules.ts';

/** The ages at which a baby born on that weekday is shown the piece, beside all that there is. */
export function agesShown(pieces: readonly Piece[], piece: Piece, birthWeekday: number): number[] {
  const planned = pieces.some(({ id }) => id === piece.id)
    ? pieces.map((one) => (one.id === piece.id ? piece : one))
    : [...pieces, piece];
  return planCalendar(planned, birthWeekday).flatMap((ids, day) =>
    ids.includes(piece.id) ? [firstAge + day] : [],
  );
}
