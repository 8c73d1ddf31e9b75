import type { RoutineStep } from './routine.schema.ts';

const minutesPerDay = 24 * 60;

/** '19:30' as minutes since midnight. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Also past midnight, either way. */
export function timeOf(minute: number): string {
  const within = ((minute % minutesPerDay) + minutesPerDay) % minutesPerDay;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`;
}

/** As the day goes; two that begin at once stay as she put them. */
export function inOrder<Step extends Pick<RoutineStep, 'time'>>(steps: readonly Step[]): Step[] {
  return steps.toSorted((a, b) => minuteOf(a.time) - minuteOf(b.time));
}

export type StepOverlap = {
  /** Under way when the other begins. */
  earlierId: string;
  laterId: string;
  /** From when on, and how many minutes, both claim. */
  time: string;
  minutes: number;
};

type Timed = Pick<RoutineStep, 'id' | 'time' | 'minutes'>;

/**
 * Which steps claim the same minutes, also across midnight: every day is like the one before. Shown and explained,
 * never refused. Touching is no overlap, and a moment (a step of no length) claims nothing.
 */
export function overlapsOf(steps: readonly Timed[]): StepOverlap[] {
  const ordered = inOrder(steps.filter(({ minutes }) => minutes > 0));
  return ordered.flatMap((one, n) =>
    ordered.slice(n + 1).flatMap((other) => [...shared(one, other), ...sharedPastMidnight(one, other)]),
  );
}

/** The later one begins while the earlier one lasts, on one day. */
function shared(earlier: Timed, later: Timed, dayLater = 0): StepOverlap[] {
  const from = minuteOf(later.time) + dayLater;
  const until = Math.min(minuteOf(earlier.time) + earlier.minutes, from + later.minutes);
  if (until <= from) return [];
  return [{ earlierId: earlier.id, laterId: later.id, time: later.time, minutes: until - from }];
}

/** What begins in the evening may last into the morning of what stands first in the day. */
const sharedPastMidnight = (morning: Timed, evening: Timed) => shared(evening, morning, minutesPerDay);
