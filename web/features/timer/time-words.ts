import type { Language } from '#shared/language/language.rules.ts';
import { formatNearDate, formatPlainDate } from '#web/platform/language/format.ts';

/** 'dom., 15 de nov.' / 'Sun, Nov 15': a day of her log; the year only where it is not this one. */
export const dayName = (day: string, language: Language): string =>
  formatNearDate(day, language, { weekday: 'short', day: 'numeric', month: 'short' });

/** '15/11' / '11/15', for the foot of a picture. */
export const shortDay = (day: string, language: Language): string =>
  formatPlainDate(day, language, { day: 'numeric', month: 'numeric' });

export type DurationWords = {
  seconds: (s: number) => string;
  minutes: (m: number) => string;
  hours: (h: number) => string;
  hoursMinutes: (h: number, m: number) => string;
};

/** '40 s', '12 min', '2 h', '2 h 10 min', in the words of whoever asks. */
export function durationIn(words: DurationWords, seconds: number): string {
  if (seconds > 0 && seconds < 60) return words.seconds(Math.floor(seconds));
  const minutes = Math.floor(seconds / 60);
  const [h, m] = [Math.floor(minutes / 60), minutes % 60];
  if (h === 0) return words.minutes(m);
  return m === 0 ? words.hours(h) : words.hoursMinutes(h, m);
}
