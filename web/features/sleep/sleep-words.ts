import { dayName, durationIn, shortDay } from '#web/features/timer/time-words.ts';
import { timeOfDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';

/** The words of sleep in her language: durations, moments and days. */
export function useSleepWords() {
  const t = useTexts();
  const language = useLanguage();
  return {
    duration: (seconds: number) =>
      durationIn(
        {
          seconds: (s) => t('sleepDiary.seconds', { s }),
          minutes: (m) => t('sleepDiary.minutes', { m }),
          hours: (h) => t('sleepDiary.hours', { h }),
          hoursMinutes: (h, m) => t('sleepDiary.hoursMinutes', { h, m }),
        },
        seconds,
      ),
    time: (instant: string | number, timeZone?: string) => timeOfDay(instant, language, timeZone),
    day: (day: string) => dayName(day, language),
    shortDay: (day: string) => shortDay(day, language),
  };
}
