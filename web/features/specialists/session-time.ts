import { withFirstDay } from '#shared/language/first-day.ts';
import { documentLanguage, type Language } from '#shared/language/language.rules.ts';
import { houseTimeZone } from '#shared/specialists/specialists.rules.ts';

const dayMs = 24 * 60 * 60 * 1000;

export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

type Clock = { language: Language; timeZone: string };

export function clockTime(instant: string, { language, timeZone }: Clock): string {
  return new Intl.DateTimeFormat(documentLanguage[language], { timeStyle: 'short', timeZone }).format(
    new Date(instant),
  );
}

/** 'quinta-feira, 19 de novembro' / 'Thursday, November 19'. */
export function longDay(instant: string, { language, timeZone }: Clock): string {
  const format = new Intl.DateTimeFormat(documentLanguage[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  });
  return withFirstDay(format.format(new Date(instant)));
}

/** 'qui., 19 de nov. de 2026'; the year only where it is not this one. */
export function shortDay(instant: string, now: number, { language, timeZone }: Clock): string {
  const yearOf = (moment: Date) =>
    new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(moment);
  const isThisYear = yearOf(new Date(instant)) === yearOf(new Date(now));
  const format = new Intl.DateTimeFormat(documentLanguage[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone,
  });
  return withFirstDay(format.format(new Date(instant)));
}

/** The day of the calendar at that moment, there: '2026-11-15'. */
export function dayIn(instant: string | number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  }).format(new Date(instant));
}

/** Days of the calendar, not of 24 hours: a clock change moves nothing. */
export function daysFromToday(instant: string, now: number, timeZone: string): number {
  const day = (moment: string | number) => Date.parse(`${dayIn(moment, timeZone)}T00:00:00Z`);
  return Math.round((day(instant) - day(now)) / dayMs);
}

/** Whether her clock and that of the house show the same at that moment, whatever the two zones are called. */
export function isHouseTime(instant: string, timeZone: string): boolean {
  const shown = (zone: string) =>
    `${dayIn(instant, zone)} ${clockTime(instant, { language: 'pt', timeZone: zone })}`;
  return shown(timeZone) === shown(houseTimeZone);
}
