import type { Span } from '#shared/sleep/wake-window.rules.ts';

const minute = 60_000;
/** A range that names single minutes would promise what nobody knows. */
const roundTo = 5 * minute;

export type NextSleep = { from: number; to: number; now: 'before' | 'within' | 'after' };

/** When the next sleep tends to come, and where in that range this moment is. Never late. */
export function nextSleep(awake: Span, wokeAt: number, now: number): NextSleep {
  const at = (minutes: number) => Math.round((wokeAt + minutes * minute) / roundTo) * roundTo;
  const [from, to] = [at(awake.from), at(awake.to)];
  return { from, to, now: now < from ? 'before' : now <= to ? 'within' : 'after' };
}
