import { useQuery } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect } from 'react';
import type { DiaryNowAnswer, FamilyTimer } from '#shared/diary/diary.schema.ts';
import type { PendingWrite } from '#shared/timer/merge.rules.ts';
import type { Timer } from '#shared/timer/timer.rules.ts';
import { adoptTimers } from './adopt-timers.ts';
import { compareWithServer } from './clock-watch.ts';
import { reconcileTimers } from './reconcile-timers.ts';
import { pendingWrites, putTimer } from './timer.outbox.ts';
import { nowKey, type TimerKind } from './timer-kind.ts';
import type { TimerPlace } from './timer-presence.ts';
import { changeTimerState, readTimerState } from './timer-state.ts';

/** Another device may pause or stop: while a timer runs, seeing it within half a minute is soon enough. */
const followEveryMs = 30_000;

/** The place of the baby that is shown; where there are several, with who else is here. */
type ShownPlace = TimerPlace & { babies?: readonly { id: string }[] | undefined };

type Following = {
  place: ShownPlace;
  isRunning: boolean;
  /** Whether there is somebody to ask about: a bar does not, on the timer's own screen. */
  isAsking?: boolean;
  /** The timers of the kind, of the whole family: hers on whichever phone, and what others began. */
  fetch: (signal: AbortSignal) => Promise<DiaryNowAnswer & { tookMs: number }>;
};

/**
 * Keeps this phone in step with the others, for every baby. Returns the timers of the one that is shown that run
 * elsewhere and are not shown here.
 */
export function useTimersElsewhere<Side extends string, Choice>(
  kind: TimerKind<Side, Choice>,
  { place, isRunning, isAsking = true, fetch }: Following,
): Timer<Side>[] {
  const { owner, familyId, babyId } = place;
  const { data } = useQuery({
    queryKey: [...nowKey(kind), owner, familyId],
    queryFn: async ({ signal }) => {
      const answer = await fetch(signal);
      if (owner === null) return answer;
      const places = placesAround(place);
      for (const each of places) compareWithServer(kind, each, answer);
      const pending = pendingWrites();
      kind.onAnswer?.(answer, owner, pending);
      for (const each of places)
        follow(kind, each, { timers: dealtTo(each, kind, { place, timers: answer.timers }), pending });
      return answer;
    },
    enabled: owner !== null && isAsking,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: isRunning ? followEveryMs : false,
  });

  const adopt = useEffectEvent((hers: string) => adoptTimers(kind, { ...place, owner: hers }));
  // Before it shows: what goes on must not seem to have stopped.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more when it is known whose it is
  useLayoutEffect(() => {
    if (owner !== null) adopt(owner);
  }, [owner, familyId, babyId]);

  if (owner === null || !isAsking || !data) return [];
  const { current, aside, ended, left } = readTimerState(kind, place);
  const isHere = (id: string) => id === current?.id || aside.some((timer) => timer.id === id);
  return dealtTo(place, kind, { place, timers: data.timers })
    .filter(({ id }) => !isHere(id) && !ended.includes(id) && !left.includes(id))
    .map(plainTimer<Side>);
}

/** What somebody else of the family began is shown, and taken up only by a tap. */
function follow<Side extends string, Choice>(
  kind: TimerKind<Side, Choice>,
  place: TimerPlace,
  { timers, pending }: { timers: FamilyTimer[]; pending: PendingWrite[] },
): void {
  const before = readTimerState(kind, place);
  const isHere = (id: string) => [before.current, ...before.aside].some((one) => one?.id === id);
  const followed = timers.filter(({ id, startedBy }) => startedBy === place.owner || isHere(id));
  const { state, unsent } = reconcileTimers(before, { timers: followed.map(plainTimer<Side>), pending });
  changeTimerState(kind, place, state);
  for (const timer of unsent) putTimer(kind, place, timer);
}

const placesAround = ({ babies, owner, familyId, babyId }: ShownPlace): TimerPlace[] =>
  babies?.map(({ id }) => ({ owner, familyId, babyId: id })) ?? [{ owner, familyId, babyId }];

/** Each timer goes where it is known, or to its baby's place; one of nobody in particular to the baby that is shown. */
function dealtTo<Side extends string, Choice>(
  at: TimerPlace,
  kind: TimerKind<Side, Choice>,
  { place, timers }: { place: ShownPlace; timers: FamilyTimer[] },
): FamilyTimer[] {
  const places = placesAround(place);
  const placeOf = (timer: FamilyTimer) =>
    places.find((each) => isKnownAt(timer.id, kind, each)) ??
    (timer.babyId === null || place.babyId === null
      ? place
      : places.find(({ babyId }) => babyId === timer.babyId));
  return timers.filter((timer) => placeOf(timer)?.babyId === at.babyId);
}

function isKnownAt<Side extends string, Choice>(
  id: string,
  kind: TimerKind<Side, Choice>,
  place: TimerPlace,
): boolean {
  const { current, aside, known, ended, left } = readTimerState(kind, place);
  return (
    [current, ...aside].some((timer) => timer?.id === id) || id in known || [...ended, ...left].includes(id)
  );
}

/** Only what a timer is made of: a write may not carry more. */
const plainTimer = <Side extends string>({ kind: _, babyId: __, startedBy: ___, ...timer }: FamilyTimer) =>
  timer as Timer<Side>;
