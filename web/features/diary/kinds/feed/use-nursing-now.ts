import { useTimersElsewhere } from '#web/features/timer/use-timers-elsewhere.ts';
import { fetchTimers } from '../../diary.api.ts';
import type { DiaryPlace } from '../../diary-place.ts';
import { followSettings } from './nursing-settings.ts';
import { nursingTimer } from './nursing-timer-kind.ts';

type Following = { isRunning: boolean; isAsking?: boolean };

/** Keeps this phone in step with the others. Returns the feeds that run elsewhere and are not shown here. */
export const useNursingNow = (place: DiaryPlace, following: Following) =>
  useTimersElsewhere(nursingTimer, {
    place,
    ...following,
    isAsking: place.familyId !== null && following.isAsking !== false,
    fetch: (signal) => fetchTimers(place, 'feed', signal),
    onAnswer: ({ settings }, hers, pending) => followSettings(hers, settings, pending),
  });
