import type { TimerKind } from '#web/features/timer/timer-kind.ts';
import { useTimersElsewhere } from '#web/features/timer/use-timers-elsewhere.ts';
import { fetchTimers } from './diary.api.ts';
import type { DiaryPlace } from './diary-place.ts';

type Following = { isRunning: boolean; isAsking?: boolean };

/** Keeps this phone in step with the others. Returns the timers of a kind that run elsewhere and are not shown here. */
export const useTimersOf = <Side extends string, Choice>(
  kind: TimerKind<Side, Choice>,
  place: DiaryPlace,
  { isRunning, isAsking = true }: Following,
) =>
  useTimersElsewhere(kind, {
    place,
    isRunning,
    isAsking: place.familyId !== null && isAsking,
    fetch: (signal) => fetchTimers(place, kind.name, signal),
  });
