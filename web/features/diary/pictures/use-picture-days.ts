import type { KindName } from '#shared/diary/kinds.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { type DayBounds, dayOf } from '#shared/timer/log.rules.ts';
import { useNow } from '#web/features/timer/use-now.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { useNursingSettings } from '../kinds/feed/nursing-settings.ts';

/** Within which hours a day of a kind is counted. */
export type BoundsOf = (kind: KindName) => Required<DayBounds>;

/** Her days begin when she says so; those of sleep in the morning, so that a night is one night. */
export function usePictureDays(): { today: CalendarDate; boundsOf: BoundsOf } {
  const { dayStartHour, sleepDayStartHour } = useNursingSettings();
  const timeZone = deviceTimeZone();
  const today = dayOf(new Date(useNow('half-minute')), timeZone, dayStartHour);
  return {
    today,
    boundsOf: (kind) => ({
      timeZone,
      dayStartHour: kind === 'sleep' ? sleepDayStartHour : dayStartHour,
    }),
  };
}
