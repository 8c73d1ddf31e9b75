import { withFirstDay } from '#shared/language/first-day.ts';
import { documentLanguage, type Language } from '#shared/language/language.rules.ts';
import { otherYear } from '#web/platform/language/other-year.ts';

/** Making a format is a thousand times dearer than using it, and a month of pictures asks a thousand times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function format(name: string, language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${name} ${language} ${options.timeZone ?? ''}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(documentLanguage[language], options);
  // A format without a zone is of the zone the phone was in, which it may leave.
  if (options.timeZone) formats.set(key, made);
  return made;
}

/** '03:20' / '3:20 AM', where it was recorded, or where the phone is. */
export function timeOfDay(instant: string | number, language: Language, timeZone?: string): string {
  return format('time', language, { timeStyle: 'short', ...(timeZone && { timeZone }) }).format(
    new Date(instant),
  );
}

const ofDay = (day: string) => new Date(`${day}T00:00:00Z`);

/** 'dom., 15 de nov.' / 'Sun, Nov 15': a day of her log; the year only where it is not this one. */
export function dayName(day: string, language: Language): string {
  const year = otherYear(day);
  const options = { weekday: 'short', day: 'numeric', month: 'short', ...year, timeZone: 'UTC' } as const;
  return withFirstDay(format(year.year ? 'year' : 'day', language, options).format(ofDay(day)));
}

/** '15/11' / '11/15', for the foot of a picture. */
export function shortDay(day: string, language: Language): string {
  const options = { day: 'numeric', month: 'numeric', timeZone: 'UTC' } as const;
  return format('short', language, options).format(ofDay(day));
}

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
