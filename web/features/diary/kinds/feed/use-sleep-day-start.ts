import type { DiaryPlace } from '../../diary-place.ts';
import { useTimersOf } from '../../use-timers-of.ts';
import { useNursingSettings } from './nursing-settings.ts';
import { nursingTimer } from './nursing-timer-kind.ts';

/** When her day of sleep begins, also where another phone of hers said so. Kept with how she likes her feeds counted. */
export function useSleepDayStart(place: DiaryPlace): number {
  useTimersOf(nursingTimer, place, { isRunning: false });
  return useNursingSettings().sleepDayStartHour;
}
