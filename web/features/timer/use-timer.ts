'use no memo'; // Another second every second: what would be remembered is asked anew anyhow.

import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { asRecordWrite } from '#shared/diary/old-writes.rules.ts';
import { formatElapsed } from '#shared/timer/elapsed.rules.ts';
import { elapsedSeconds, isForgotten, isRunning } from '#shared/timer/timer.rules.ts';
import { rememberMoment, watchClock } from './clock-watch.ts';
import { usePendingWrites } from './timer.outbox.ts';
import { timerActions } from './timer-actions.ts';
import type { TimerKind } from './timer-kind.ts';
import type { TimerPlace } from './timer-presence.ts';
import { subscribeToTimer } from './timer-presence.ts';
import { emptyTimerState, type TimerState as KeptState, readTimerState } from './timer-state.ts';
import { useNow } from './use-now.ts';

export type TimerStatus = 'idle' | 'running' | 'paused' | 'stopped';

/** The timer as it is this second, on this phone, whoever changed it. */
export function useTimer<Side extends string, Choice>(kind: TimerKind<Side, Choice>, place: TimerPlace) {
  const {
    current: timer,
    aside,
    side: choice,
    savedElsewhere,
  } = useSyncExternalStore<KeptState<Side, Choice>>(
    subscribeToTimer,
    () => readTimerState(kind, place),
    () => emptyTimerState,
  );
  const runs = timer !== null && isRunning(timer);
  const phase = timer ? Date.parse(timer.stretches.at(-1)?.from ?? '') : 0;
  const now = useNow(runs ? 'second' : 'half-minute', phase || 0);
  useClockWatch(kind, place, { isOpen: timer !== null, now });
  useEndWhenSaved(kind, place, timer?.id);

  // A tap may be newer than the last tick: then the tap's own moment is now.
  const at = new Date(Math.max(now, phase || 0));
  const status: TimerStatus = !timer ? 'idle' : timer.stoppedAt ? 'stopped' : runs ? 'running' : 'paused';
  return {
    timer,
    aside,
    /** Another device saved it, and this one has changes that did not go with it. */
    isSavedElsewhere: timer !== null && savedElsewhere.includes(timer.id),
    /** What she chose in the save step, if she did. */
    choice,
    status,
    now,
    at,
    time: formatElapsed(timer ? elapsedSeconds(timer, at) : 0),
    isForgotten: timer !== null && isForgotten(timer, at, kind.limits),
  };
}

export type TimerState<Side extends string, Choice> = ReturnType<typeof useTimer<Side, Choice>>;

/** Also when the page was closed between keeping the record and ending the timer. */
function useEndWhenSaved<Side extends string, Choice>(
  kind: TimerKind<Side, Choice>,
  place: TimerPlace,
  id: string | undefined,
): void {
  const isKept = usePendingWrites().some(
    (write) => asRecordWrite(write).kind === 'record.put' && (write.body as { id?: unknown }).id === id,
  );
  const end = useEffectEvent((saved: string) => timerActions(kind, place).endSaved(saved));
  useEffect(() => {
    if (isKept && id !== undefined) end(id);
  }, [id, isKept]);
}

function useClockWatch<Side extends string, Choice>(
  kind: TimerKind<Side, Choice>,
  place: TimerPlace,
  { isOpen, now }: { isOpen: boolean; now: number },
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every tick looks at the clock once
  useEffect(() => {
    if (isOpen) watchClock(kind, place);
  }, [kind, place.owner, isOpen, now]);
  useEffect(() => {
    if (!isOpen) return;
    const remember = () => rememberMoment(kind);
    window.addEventListener('pagehide', remember);
    return () => window.removeEventListener('pagehide', remember);
  }, [kind, isOpen]);
}
