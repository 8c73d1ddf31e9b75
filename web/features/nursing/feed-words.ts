import { documentLanguage } from '#shared/language/language.rules.ts';
import type { NursingSide } from '#shared/nursing/nursing.rules.ts';
import { dayName, durationIn, shortDay } from '#web/features/timer/time-words.ts';
import { formatNumber, timeOfDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';

/** The words of nursing in her language: sides, durations and moments. */
export function useFeedWords() {
  const t = useTexts();
  const language = useLanguage();
  return {
    side: (side: NursingSide) => t(`nursing.${side}`),
    /** Inside a sentence sides are not capitalised. */
    sideInSentence: (side: NursingSide) => t(`nursing.${side}`).toLocaleLowerCase(documentLanguage[language]),
    duration: (seconds: number) =>
      durationIn(
        {
          seconds: (n) => t('nursing.seconds', { s: n }),
          minutes: (m) => t('nursing.minutes', { m }),
          hours: (h) => t('nursing.hours', { h }),
          hoursMinutes: (h, m) => t('nursing.hoursMinutes', { h, m }),
        },
        seconds,
      ),
    /** '7,9' / '7.9'. */
    number: (value: number) => formatNumber(value, language, { maximumFractionDigits: 1 }),
    time: (instant: string | number, timeZone?: string) => timeOfDay(instant, language, timeZone),
    day: (day: string) => dayName(day, language),
    shortDay: (day: string) => shortDay(day, language),
  };
}
