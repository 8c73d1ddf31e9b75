import { useNursingSettings } from '#web/features/nursing/nursing-settings.ts';
import { useNursingNow } from '#web/features/nursing/use-nursing-now.ts';

/** When her day of sleep begins, also where another phone of hers said so. Kept with how she likes her feeds counted. */
export function useSleepDayStart(owner: string | null): number {
  useNursingNow(owner, false);
  return useNursingSettings().sleepDayStartHour;
}
