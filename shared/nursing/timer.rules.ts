import { lastStretch, secondsAt, spanOf, stopOf, switchTo, type TimerLimits } from '../timer/timer.rules.ts';
import { type Breast, forgottenAfterMinutes, maxFeedHours, type NursingSide } from './nursing.rules.ts';
import type { Feed, Timer } from './nursing.schema.ts';

/** What a timer is, shared/timer says; here is what its two sides mean. */
export const nursingLimits: TimerLimits = { forgottenAfterMinutes, longestHours: maxFeedHours };

/** Goes on at the other breast, also from a pause. */
export function switchSide(timer: Timer, at: Date): Timer {
  return switchTo(timer, lastStretch(timer).side === 'left' ? 'right' : 'left', at);
}

/** Whole seconds at each breast. The one at rest stands still, and both together are what the timer shows. */
export function perSide(timer: Timer, now: Date): Record<Breast, number> {
  return { left: secondsAt('left', timer, now), right: secondsAt('right', timer, now) };
}

/** 'both' when each had at least a second: a slip of the thumb is no side. */
export function sideOf(timer: Timer): NursingSide {
  const last = lastStretch(timer);
  const used = (side: Breast) =>
    (last.to === null && last.side === side) || secondsAt(side, timer, new Date(last.from)) >= 1;
  if (used('left') && used('right')) return 'both';
  return used('left') ? 'left' : used('right') ? 'right' : last.side;
}

/** Where it ended, a slip of the thumb not counted. Null where one breast had it all: then the side says it. */
export function lastSideOf(timer: Timer): Breast | null {
  if (sideOf(timer) !== 'both') return null;
  const lasted = ({ from, to }: Timer['stretches'][number]) =>
    to === null || Date.parse(to) - Date.parse(from) >= 1000;
  return timer.stretches.findLast(lasted)?.side ?? null;
}

/** The feed of a stopped timer. */
export function feedOf(timer: Timer, notes: string, side: NursingSide = sideOf(timer)): Feed {
  const span = spanOf(timer);
  return {
    id: timer.id,
    ...span,
    side,
    ...splitBySide(side, span.durationSeconds, perSide(timer, stopOf(timer))),
    lastSide: side === 'both' ? lastSideOf(timer) : null,
    notes: notes.trim() || null,
    timeZone: timer.timeZone,
  };
}

/** How a duration divides when she corrects side or length: as it was before, as far as that is known. */
export function splitBySide(side: NursingSide, seconds: number, before: Record<Breast, number>) {
  const hadBoth = before.left > 0 && before.right > 0;
  const shareOfBoth = hadBoth ? before.left / (before.left + before.right) : 0.5;
  const leftSeconds = Math.round(seconds * { left: 1, right: 0, both: shareOfBoth }[side]);
  return { leftSeconds, rightSeconds: seconds - leftSeconds };
}
