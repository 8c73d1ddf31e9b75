import { wallClock } from '#shared/time/zoned-time.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { useLocalTime } from '#web/platform/device/use-local-time.ts';
import { useRecordWords } from './record-words.ts';

/** 'hoje às 14:20', or with its day. */
export function useWhen(): (moment: string | Date) => string {
  const { t, time, shortDay } = useRecordWords();
  const { today } = useLocalTime();
  return (moment) => {
    const { date } = wallClock(new Date(moment), deviceTimeZone());
    const at = time(+new Date(moment));
    return date === today
      ? t('timeline.todayAt', { time: at })
      : t('timeline.dayAt', { day: shortDay(date), time: at });
  };
}
