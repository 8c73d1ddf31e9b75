import { addDays, type CalendarDate } from '#shared/time/calendar-date.ts';
import { dayOf } from '#shared/timer/log.rules.ts';
import { useNow } from '#web/features/timer/use-now.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { useNursingSettings } from './nursing-settings.ts';
import { useFeedWords } from './use-feed-words.ts';

/** Her days, which begin when she says so, and what each day is called today. */
export function useFeedDays() {
  const words = useFeedWords();
  const { dayStartHour } = useNursingSettings();
  const zone = deviceTimeZone();
  const today = dayOf(new Date(useNow('half-minute')), zone, dayStartHour);
  return {
    today,
    bounds: { timeZone: zone, dayStartHour },
    nameOf(day: CalendarDate): string {
      if (day === today) return words.t('nursing.today');
      return day === addDays(today, -1) ? words.t('nursingLog.yesterday') : words.day(day);
    },
  };
}
