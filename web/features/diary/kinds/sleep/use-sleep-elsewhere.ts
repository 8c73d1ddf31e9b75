import { useTimersElsewhere } from '#web/features/timer/use-timers-elsewhere.ts';
import { fetchTimers } from '../../diary.api.ts';
import type { DiaryPlace } from '../../diary-place.ts';
import { sleepTimer } from './sleep-timer-kind.ts';

type Following = { isRunning: boolean; isAsking?: boolean };

/** Keeps this phone in step with the others. Returns the sleeps that run elsewhere and are not shown here. */
export const useSleepElsewhere = (place: DiaryPlace, following: Following) =>
  useTimersElsewhere(sleepTimer, {
    place,
    ...following,
    isAsking: place.familyId !== null && following.isAsking !== false,
    fetch: (signal) => fetchTimers(place, 'sleep', signal),
  });
