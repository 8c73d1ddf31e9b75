import type { Language } from '#shared/language/language.rules.ts';
import { dayName, durationIn, shortDay } from '#web/features/timer/time-words.ts';
import { timeOfDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import type { Speech, Texts } from './kinds/kind-words.ts';

/** The words that records of every kind share: durations, moments and days. */
export function speechIn(t: Texts, language: Language): Speech {
  const words = {
    seconds: (s: number) => t('diary.seconds', { s }),
    minutes: (m: number) => t('diary.minutes', { m }),
    hours: (h: number) => t('diary.hours', { h }),
    hoursMinutes: (h: number, m: number) => t('diary.hoursMinutes', { h, m }),
  };
  return {
    t,
    duration: (seconds) => durationIn(words, seconds),
    // What was refused may have no moment.
    time: (instant) => (Number.isNaN(new Date(instant).getTime()) ? '' : timeOfDay(instant, language)),
    day: (day) => dayName(day, language),
    shortDay: (day) => shortDay(day, language),
  };
}

export const useRecordWords = (): Speech => speechIn(useTexts(), useLanguage());
