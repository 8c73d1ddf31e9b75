import { withFirstDay } from '#shared/language/first-day.ts';
import { documentLanguage, type Language } from '#shared/language/language.rules.ts';

import { pageInTheMaking } from '../first-paint/first-paint.ts';

type DateOptions = Intl.DateTimeFormatOptions;

/** Making a format is a thousand times dearer than using it, and a month of pictures asks a thousand times. */
const formats = new Map<string, unknown>();

function cached<Format>(key: string, make: () => Format): Format {
  const known = formats.get(key) as Format | undefined;
  const format = known ?? make();
  if (!known) formats.set(key, format);
  return format;
}

export function dateFormat(language: Language, options: DateOptions): Intl.DateTimeFormat {
  const zone = options.timeZone ?? pageInTheMaking()?.zone;
  const chosen = zone ? { ...options, timeZone: zone } : options;
  const make = () => new Intl.DateTimeFormat(documentLanguage[language], chosen);
  // A format without a zone is of the zone the device was in, which it may leave.
  return zone ? cached(`date ${language} ${JSON.stringify(chosen)}`, make) : make();
}

const utc = (date: string) => new Date(`${date}T00:00:00Z`);

/** A day of the calendar, the same in every time zone, exactly as the language writes it. */
export const formatPlainDate = (date: string, language: Language, options: DateOptions): string =>
  dateFormat(language, { ...options, timeZone: 'UTC' }).format(utc(date));

/** A day of the calendar as it is said: the first of a month is an ordinal. */
export const formatDate = (date: string, language: Language, options: DateOptions): string =>
  withFirstDay(formatPlainDate(date, language, options));

/** The same, with its year only where that is not this one. */
export function formatNearDate(date: string, language: Language, options: DateOptions): string {
  const isThisYear = Number(date.slice(0, 4)) === new Date().getFullYear();
  return formatDate(date, language, isThisYear ? options : { ...options, year: 'numeric' });
}

/** '15 de novembro de 2026' / 'November 15, 2026'. */
export const formatCalendarDay = (date: string, language: Language): string =>
  formatDate(date, language, { dateStyle: 'long' });

/** A moment by these options; in the time zone of the device where they name none. */
export const formatInstant = (instant: string | number, language: Language, options: DateOptions): string =>
  withFirstDay(dateFormat(language, options).format(new Date(instant)));

/** '3 de jul. de 2026, 14:20' / 'Jul 3, 2026, 2:20 PM'. */
export const formatMoment = (instant: string, language: Language): string =>
  formatInstant(instant, language, { dateStyle: 'medium', timeStyle: 'short' });

/** '3 de jul. de 2026' / 'Jul 3, 2026'. */
export const formatDay = (instant: string, language: Language): string =>
  formatInstant(instant, language, { dateStyle: 'medium' });

/** '03:20' / '3:20 AM', in the given zone, or where the device is. */
export const timeOfDay = (instant: string | number, language: Language, timeZone?: string): string =>
  formatInstant(instant, language, { timeStyle: 'short', ...(timeZone && { timeZone }) });

/** '1.234,5' / '1,234.5'. */
export const formatNumber = (n: number, language: Language, options: Intl.NumberFormatOptions = {}): string =>
  cached(
    `number ${language} ${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(documentLanguage[language], options),
  ).format(n);

/** 'a, b e c' / 'a, b, and c'. */
export const formatList = (words: readonly string[], language: Language): string =>
  cached(`list ${language}`, () => new Intl.ListFormat(documentLanguage[language])).format(words);

/** 'há 5 min' / '5 min. ago'. */
export const formatAgo = (n: number, unit: 'minute' | 'hour' | 'day', language: Language): string =>
  cached(
    `ago ${language}`,
    () => new Intl.RelativeTimeFormat(documentLanguage[language], { style: 'short' }),
  ).format(-n, unit);
