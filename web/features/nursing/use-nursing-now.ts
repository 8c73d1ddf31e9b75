import type { Timer } from '#shared/nursing/nursing.schema.ts';
import { useTimersElsewhere } from '#web/features/timer/use-timers-elsewhere.ts';
import { fetchNow } from './nursing.api.ts';
import { followSettings } from './nursing-settings.ts';
import { nursingTimer } from './nursing-timer-kind.ts';

/** Keeps this phone in step with the others. Returns the feeds that run elsewhere and are not shown here. */
export function useNursingNow(owner: string | null, isRunning: boolean): Timer[] {
  return useTimersElsewhere(nursingTimer, {
    place: { owner, familyId: null, babyId: null },
    isRunning,
    fetch: fetchNow,
    onAnswer: ({ settings }, hers, pending) => followSettings(hers, settings, pending),
  });
}
