import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { PendingWrite } from '#shared/timer/merge.rules.ts';
import type { Timer } from '#shared/timer/timer.rules.ts';
import { compareWithServer } from './clock-watch.ts';
import { reconcileTimers } from './reconcile-timers.ts';
import { pendingWrites, putTimer } from './timer.outbox.ts';
import { adoptVisitorTimer } from './timer-actions.ts';
import { nowKey, type TimerKind, type TimerPlace } from './timer-kind.ts';
import { changeTimerState, readTimerState } from './timer-state.ts';

/** Another device may pause or stop: while a timer runs, seeing it within half a minute is soon enough. */
const followEveryMs = 30_000;

/** What the server says of this moment, and how long it took to say it. */
type Now<Side extends string> = {
  /** Hers, on whichever phone she began them. */
  timers: Timer<Side>[];
  /** What somebody else of the family began: shown, and taken up only by a tap. */
  others?: Timer<Side>[];
  serverTime: string;
  tookMs: number;
};

type Following<Side extends string, Answer> = {
  place: TimerPlace;
  isRunning: boolean;
  /** Whether there is somebody to ask about: a bar does not, on the timer's own screen. */
  isAsking?: boolean;
  fetch: (signal: AbortSignal) => Promise<Answer & Now<Side>>;
  /** What else the answer brought. */
  onAnswer?: (answer: Answer, owner: string, pending: PendingWrite[]) => void;
};

/** Keeps this phone in step with the others. Returns the timers that run elsewhere and are not shown here. */
export function useTimersElsewhere<Side extends string, Choice, Answer>(
  kind: TimerKind<Side, Choice>,
  { place, isRunning, isAsking = true, fetch, onAnswer }: Following<Side, Answer>,
): Timer<Side>[] {
  const { owner, familyId, babyId } = place;
  const { data } = useQuery({
    queryKey: [...nowKey(kind), owner, familyId, babyId],
    queryFn: async ({ signal }) => {
      const answer = await fetch(signal);
      if (owner === null) return answer;
      compareWithServer(kind, place, answer);
      const pending = pendingWrites();
      onAnswer?.(answer, owner, pending);
      const before = readTimerState(kind, owner);
      const isHere = ({ id }: Timer<Side>) => [before.current, ...before.aside].some((one) => one?.id === id);
      const timers = [...answer.timers, ...(answer.others?.filter(isHere) ?? [])];
      const { state, unsent } = reconcileTimers(before, { timers, pending });
      changeTimerState(kind, owner, state);
      for (const timer of unsent) putTimer(kind, place, timer);
      return answer;
    },
    enabled: owner !== null && isAsking,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: isRunning ? followEveryMs : false,
  });

  const adopt = useEffectEvent((hers: string) => adoptVisitorTimer(kind, { ...place, owner: hers }));
  useEffect(() => {
    if (owner !== null) adopt(owner);
  }, [owner]);

  if (owner === null || !isAsking || !data) return [];
  const { current, aside, ended, left } = readTimerState(kind, owner);
  const isHere = (id: string) => id === current?.id || aside.some((timer) => timer.id === id);
  return [...data.timers, ...(data.others ?? [])].filter(
    ({ id }) => !isHere(id) && !ended.includes(id) && !left.includes(id),
  );
}
