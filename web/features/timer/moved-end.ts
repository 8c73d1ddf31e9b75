import { fromLocalMoment, toLocalMoment } from './local-moment.ts';

const hourMs = 3_600_000;

type Moving = {
  /** The beginning she writes now. */
  start: string;
  /** The two moments as they were before she touched the beginning. */
  span: { start: string; end: string };
  /** By hand the length is a guess and goes along; what was recorded keeps its end as long as that makes sense. */
  isNew: boolean;
  longestHours: number;
  now: number;
  zone: string;
};

/**
 * Where the end goes when she moves the beginning: as far, so that the length stays. Told from the moments before, not
 * from the last key: while she types an hour, the field passes through hours that she does not mean.
 */
export function movedEnd({ start, span, isNew, longestHours, now, zone }: Moving): string {
  const at = (local: string) => Date.parse(fromLocalMoment(local, zone) ?? '');
  const [begin, end] = [at(start), at(span.end)];
  const length = end - at(span.start);
  if (Number.isNaN(begin) || !(length >= 0)) return span.end;
  const isPlausible = end > begin && end - begin <= longestHours * hourMs;
  if (!isNew && isPlausible) return span.end;
  // Nothing ends later than now, as long as it began before.
  return toLocalMoment(begin < now ? Math.min(begin + length, now) : begin + length, zone);
}
