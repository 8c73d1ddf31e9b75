import { documentLanguage, type Language } from '#shared/language/language.rules.ts';
import type { NursingSide } from '#shared/nursing/nursing.rules.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';

/** '03:20' / '3:20 AM', where the feed was given, or where the phone is. */
export function timeOfDay(instant: string | number, language: Language, timeZone?: string): string {
  return new Intl.DateTimeFormat(documentLanguage[language], {
    timeStyle: 'short',
    ...(timeZone && { timeZone }),
  }).format(new Date(instant));
}

/** 'dom., 15 de nov.' / 'Sun, Nov 15': a day of her log. */
export function dayName(day: string, language: Language): string {
  return new Intl.DateTimeFormat(documentLanguage[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** '15/11' / '11/15', for the foot of a picture. */
export function shortDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(documentLanguage[language], {
    day: 'numeric',
    month: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** The words of nursing in her language: sides, durations and moments. */
export function useFeedWords() {
  const t = useTexts();
  const language = useLanguage();
  return {
    side: (side: NursingSide) => t(`nursing.${side}`),
    /** Inside a sentence sides are not capitalised. */
    sideInSentence: (side: NursingSide) => t(`nursing.${side}`).toLocaleLowerCase(documentLanguage[language]),
    duration: (seconds: number) => {
      if (seconds > 0 && seconds < 60) return t('nursing.seconds', { s: Math.floor(seconds) });
      const minutes = Math.floor(seconds / 60);
      const [h, m] = [Math.floor(minutes / 60), minutes % 60];
      if (h === 0) return t('nursing.minutes', { m });
      return m === 0 ? t('nursing.hours', { h }) : t('nursing.hoursMinutes', { h, m });
    },
    /** '7,9' / '7.9'. */
    number: (value: number) =>
      new Intl.NumberFormat(documentLanguage[language], { maximumFractionDigits: 1 }).format(value),
    time: (instant: string | number, timeZone?: string) => timeOfDay(instant, language, timeZone),
    day: (day: string) => dayName(day, language),
    shortDay: (day: string) => shortDay(day, language),
  };
}
