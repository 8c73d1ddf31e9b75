import type { DiaryPlace } from '../../diary-place.ts';
import { useNursingSettings } from './nursing-settings.ts';
import { useNursingNow } from './use-nursing-now.ts';

/** When her day of sleep begins, also where another phone of hers said so. Kept with how she likes her feeds counted. */
export function useSleepDayStart(place: DiaryPlace): number {
  useNursingNow(place, { isRunning: false });
  return useNursingSettings().sleepDayStartHour;
}
