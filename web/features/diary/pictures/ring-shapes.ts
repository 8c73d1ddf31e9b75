import type { Family } from './families.ts';

/** A clock of twenty-four hours, midnight on top. */
export const size = 320;
const middle = size / 2;

/** Each family has a ring of its own: told apart by its place as well as by its colour. */
export const lanes: Record<Family, { radius: number; thick: number }> = {
  sleep: { radius: 128, thick: 20 },
  feeding: { radius: 103, thick: 20 },
  activity: { radius: 80, thick: 14 },
  nappy: { radius: 60, thick: 14 },
  health: { radius: 40, thick: 14 },
  other: { radius: 22, thick: 14 },
};

export type Turn = { minutes: number; dayStartHour: number };

const angleOf = (minute: number, { minutes, dayStartHour }: Turn) =>
  ((minute + dayStartHour * 60) / minutes) * 2 * Math.PI - Math.PI / 2;

export function pointAt(minute: number, radius: number, turn: Turn): { x: number; y: number } {
  const angle = angleOf(minute, turn);
  return { x: round(middle + radius * Math.cos(angle)), y: round(middle + radius * Math.sin(angle)) };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A whole turn would begin where it ends, and show nothing. */
const mostOfTurn = 0.9995;

export function arcPath(
  fromMinute: number,
  toMinute: number,
  { radius, ...turn }: Turn & { radius: number },
) {
  const end = Math.min(toMinute, fromMinute + turn.minutes * mostOfTurn);
  const [from, to] = [pointAt(fromMinute, radius, turn), pointAt(end, radius, turn)];
  const isLarge = end - fromMinute > turn.minutes / 2 ? 1 : 0;
  return `M${from.x} ${from.y}A${radius} ${radius} 0 ${isLarge} 1 ${to.x} ${to.y}`;
}
