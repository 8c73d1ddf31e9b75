import { useEffect, useSyncExternalStore } from 'react';
import { formatElapsed } from '#shared/nursing/elapsed.rules.ts';
import type { Breast } from '#shared/nursing/nursing.rules.ts';
import { elapsedSeconds, isForgotten, isRunning, perSide } from '#shared/nursing/timer.rules.ts';
import { rememberMoment, watchClock } from './clock-watch.ts';
import { subscribeToTimer } from './timer-presence.ts';
import { readShelf } from './timer-shelf.ts';
import { useNow } from './use-now.ts';

export type TimerStatus = 'idle' | 'running' | 'paused' | 'stopped';

/** The timer as it is this second, on this phone, whoever changed it. */
export function useTimer(owner: string | null) {
  const {
    current: timer,
    aside,
    side,
    savedElsewhere,
  } = useSyncExternalStore(subscribeToTimer, () => readShelf(owner));
  const runs = timer !== null && isRunning(timer);
  const phase = timer ? Date.parse(timer.stretches.at(-1)?.from ?? '') : 0;
  const now = useNow(runs ? 'second' : 'half-minute', phase || 0);
  useClockWatch(owner, timer !== null, now);

  // A tap may be newer than the last tick: then the tap's own moment is now.
  const at = new Date(Math.max(now, phase || 0));
  const status: TimerStatus = !timer ? 'idle' : timer.stoppedAt ? 'stopped' : runs ? 'running' : 'paused';
  const sides: Record<Breast, number> = timer ? perSide(timer, at) : { left: 0, right: 0 };
  const elapsed = timer ? elapsedSeconds(timer, at) : 0;
  return {
    timer,
    aside,
    /** Another device saved it, and this one has changes that did not go with it. */
    isSavedElsewhere: timer !== null && savedElsewhere.includes(timer.id),
    /** The side she chose in the save step, if she did. */
    chosenSide: side,
    status,
    now,
    elapsed,
    time: formatElapsed(elapsed),
    sideTimes: { left: formatElapsed(sides.left), right: formatElapsed(sides.right) },
    currentSide: timer?.stretches.at(-1)?.side,
    isForgotten: timer !== null && isForgotten(timer, at),
  };
}

function useClockWatch(owner: string | null, isOpen: boolean, now: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every tick looks at the clock once
  useEffect(() => {
    if (isOpen) watchClock(owner);
  }, [owner, isOpen, now]);
  useEffect(() => {
    if (!isOpen) return;
    const remember = () => rememberMoment();
    window.addEventListener('pagehide', remember);
    return () => window.removeEventListener('pagehide', remember);
  }, [isOpen]);
}
