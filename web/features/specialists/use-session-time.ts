import { houseTimeZone } from '#shared/specialists/specialists.rules.ts';
import { dayIn } from '#shared/time/calendar-date.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { clockTime, daysFromToday, isHouseTime, longDay, shortDay } from './session-time.ts';

/** When a session is, in the words of a list and in those of its page. */
export function useSessionTime(startsAt: string, now = Date.now()) {
  const t = useTexts();
  const language = useLanguage();
  const timeZone = deviceTimeZone();
  const start = new Date(startsAt);
  const hers = { language, timeZone };
  const house = { language, timeZone: houseTimeZone };
  const distance = daysFromToday(startsAt, now, timeZone);
  const near =
    distance === 0 ? t('specialists.today') : distance === 1 ? t('specialists.tomorrow') : undefined;
  const time = clockTime(startsAt, hers);

  function houseWords(): string | undefined {
    if (isHouseTime(startsAt, timeZone)) return undefined;
    const theirs = clockTime(startsAt, house);
    if (dayIn(timeZone, start) === dayIn(houseTimeZone, start))
      return t('specialists.houseTime', { time: theirs });
    return t(atOne(theirs) ? 'specialists.houseDayTimeAtOne' : 'specialists.houseDayTime', {
      day: longDay(startsAt, house),
      time: theirs,
    });
  }

  return {
    /** 'Hoje, 20:00', 'qui., 19 de nov., 20:00'. */
    short: t('specialists.dayAndTime', { day: near ?? shortDay(startsAt, now, hers), time }),
    /** 'Hoje, quinta-feira, 19 de novembro, às 20:00'. */
    long: t(atOne(time) ? 'specialists.longTimeAtOne' : 'specialists.longTime', {
      day: near ? `${near}, ${longDay(startsAt, hers)}` : longDay(startsAt, hers),
      time,
    }),
    /** The heading of a day in the agenda. */
    day: near ?? longDay(startsAt, hers),
    /** '18:00 no horário de Brasília', only where her clock shows another. */
    house: houseWords(),
  };
}

/** One o'clock is one, and every other hour is many: 'à 01:00', 'às 02:00'. */
const atOne = (time: string) => /^0?1:/.test(time);
