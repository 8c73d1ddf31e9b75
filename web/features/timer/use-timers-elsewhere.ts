import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PendingWrite } from '#shared/timer/merge.rules.ts';
import type { Timer } from '#shared/timer/timer.rules.ts';
import { compareWithServer } from './clock-watch.ts';
import { reconcileTimers } from './reconcile-timers.ts';
import { pendingWrites, putTimer } from './timer.outbox.ts';
import { adoptVisitorTimer } from './timer-actions.ts';
import { nowKey, type TimerKind } from './timer-kind.ts';
import { changeTimerState, readTimerState } from './timer-state.ts';

/** Another device may pause or stop: while a timer runs, seeing it within half a minute is soon enough. */
const followEveryMs = 30_000;

/** What the server says of this moment, and how long it took to say it. */
type Now<Side extends string> = { timers: Timer<Side>[]; serverTime: string; tookMs: number };

type Following<Side extends string, Answer> = {
  owner: string | null;
  isRunning: boolean;
  fetch: (signal: AbortSignal) => Promise<Answer & Now<Side>>;
  /** What else the answer brought. */
  onAnswer?: (answer: Answer, owner: string, pending: PendingWrite[]) => void;
};

/** Keeps this phone in step with the others. Returns the timers that run elsewhere and are not shown here. */
export function useTimersElsewhere<Side extends string, Choice, Answer>(
  kind: TimerKind<Side, Choice>,
  { owner, isRunning, fetch, onAnswer }: Following<Side, Answer>,
): Timer<Side>[] {
  const { data } = useQuery({
    queryKey: [...nowKey(kind), owner],
    queryFn: async ({ signal }) => {
      const answer = await fetch(signal);
      if (owner === null) return answer;
      compareWithServer(kind, owner, answer);
      const pending = pendingWrites();
      onAnswer?.(answer, owner, pending);
      const { state, unsent } = reconcileTimers(kind, readTimerState(kind, owner), {
        timers: answer.timers,
        pending,
      });
      changeTimerState(kind, owner, state);
      for (const timer of unsent) putTimer(kind, owner, timer);
      return answer;
    },
    enabled: owner !== null,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: isRunning ? followEveryMs : false,
  });

  useEffect(() => {
    if (owner !== null) adoptVisitorTimer(kind, owner);
  }, [kind, owner]);

  if (owner === null || !data) return [];
  const { current, aside, ended, left } = readTimerState(kind, owner);
  const isHere = (id: string) => id === current?.id || aside.some((timer) => timer.id === id);
  return data.timers.filter(({ id }) => !isHere(id) && !ended.includes(id) && !left.includes(id));
}
