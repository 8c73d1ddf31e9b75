import { groupByDay } from '#shared/nursing/log.rules.ts';
import type { Feed } from '#shared/nursing/nursing.schema.ts';
import { addDays, type CalendarDate } from '#shared/time/calendar-date.ts';
import { dayOf } from '#shared/timer/log.rules.ts';
import { useNow } from '#web/features/timer/use-now.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { useFeedWords } from './feed-words.ts';
import { useNursingSettings } from './nursing-settings.ts';

/** Feeds by her days, which begin when she says so, and what each day is called today. */
export function useFeedDays() {
  const t = useTexts();
  const words = useFeedWords();
  const { dayStartHour } = useNursingSettings();
  const zone = deviceTimeZone();
  const today = dayOf(new Date(useNow('half-minute')), zone, dayStartHour);
  return {
    today,
    nameOf(day: CalendarDate): string {
      if (day === today) return t('nursing.today');
      return day === addDays(today, -1) ? t('nursingLog.yesterday') : words.day(day);
    },
    byDay: <F extends Feed>(feeds: F[]) => groupByDay(feeds, zone, dayStartHour),
  };
}
