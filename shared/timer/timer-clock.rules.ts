import type { Timer } from './timer.rules.ts';

/**
 * What becomes of a timer when the phone's clock changes between start and stop:
 * - **set back**: seen at once while the page lives (a steady clock stands beside it), and after a reload because
 *   now lies before the last moment seen. The timer moves with the clock, and counts on from what it had.
 * - **set forward**: looks like a phone that slept, so the steady clock alone proves nothing. Seen once the server
 *   has told its time twice. Until then the timer may show too much; past its limit it asks when it ended.
 * - **another time zone, daylight saving**: nothing. Stretches are moments, and moments have no zone.
 */
export type ClockReading = {
  /** The phone's clock, which she can set; milliseconds. */
  wall: number;
  /** A clock nobody sets: the page's own or the server's; milliseconds from whenever. */
  steady: number;
};

/** Clocks are nudged by a second now and then; that is no jump. */
const toleranceMs = 2000;

/**
 * By how many milliseconds the wall clock was moved between two readings; 0 when it was not. The page's steady
 * clock stands still while the phone sleeps, so against it only a step back is certain.
 */
export function clockJump(
  previous: ClockReading,
  now: ClockReading,
  steadyClock: 'page' | 'server' = 'page',
): number {
  const jump = now.wall - previous.wall - (now.steady - previous.steady);
  if (Math.abs(jump) <= toleranceMs) return 0;
  return steadyClock === 'page' && jump > 0 ? 0 : jump;
}

/** After a reload no steady clock is left: a now before the last moment seen is the least the clock went back. */
export function clockStepBack(lastSeenAt: Date, now: Date): number {
  return Math.min(0, now.getTime() - lastSeenAt.getTime());
}

/**
 * Tells an unfinished timer by the clock as it is now: every stretch moves with the jump, so that order, pauses and
 * elapsed time stay what they were. A stopped timer is finished, and stays.
 */
export function correctClock<Side extends string>(timer: Timer<Side>, jumpMs: number): Timer<Side> {
  if (jumpMs === 0 || timer.stoppedAt) return timer;
  const moved = (instant: string) => new Date(Date.parse(instant) + jumpMs).toISOString();
  return {
    ...timer,
    stretches: timer.stretches.map(({ side, from, to }) => ({
      side,
      from: moved(from),
      to: to === null ? null : moved(to),
    })),
    revision: timer.revision + 1,
  };
}
