import type { Timer } from '#shared/timer/timer.rules.ts';
import { putTimer } from './timer.outbox.ts';
import type { TimerKind } from './timer-kind.ts';
import { readTimerText, type TimerPlace, writeTimerText } from './timer-presence.ts';
import { changeTimerState, readTimerState } from './timer-state.ts';

/**
 * What was begun before it was known whose it is goes on as of the baby that this device shows: by a visitor who signed
 * in since, and under her name alone, before her phone knew of her babies or by a release that knew only one.
 */
export function adoptTimers<Side extends string, Choice>(
  kind: TimerKind<Side, Choice>,
  place: TimerPlace & { owner: string },
): void {
  const visitors = { owner: null, familyId: null, babyId: null };
  const told = [readTimerState(kind, visitors)].flatMap(({ current, aside }) => [
    ...(current ? [current] : []),
    ...aside,
  ]);
  move(kind, visitors, place);
  for (const timer of told) putTimer(kind, place, timer);
  if (place.familyId !== null && place.babyId !== null)
    move(kind, { ...visitors, owner: place.owner }, place);
}

function move<Side extends string, Choice>(
  kind: TimerKind<Side, Choice>,
  from: TimerPlace,
  to: TimerPlace,
): void {
  const text = readTimerText(kind.timerKey, from);
  if (text === null) return;
  const { current: moved, aside, side } = readTimerState(kind, from);
  if (from.owner !== null && readTimerText(kind.timerKey, to) === null)
    writeTimerText(kind.timerKey, to, text);
  else if (moved) {
    const there = readTimerState(kind, to);
    const isThere = there.current !== null && there.current.id !== moved.id;
    changeTimerState(kind, to, {
      current: isThere ? there.current : newer(moved, there.current),
      side: isThere ? there.side : side,
      aside: [...there.aside, ...(isThere ? [moved] : []), ...aside],
    });
  }
  if (from.owner !== null) writeTimerText(kind.timerKey, from, null);
  else changeTimerState(kind, from, { current: null, aside: [], side: null });
}

const newer = <Side extends string>(one: Timer<Side>, other: Timer<Side> | null): Timer<Side> =>
  other && other.revision > one.revision ? other : one;
