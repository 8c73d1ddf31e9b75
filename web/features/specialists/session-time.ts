import type { Language } from '#shared/language/language.rules.ts';
import { houseTimeZone } from '#shared/specialists/specialists.rules.ts';
import { dayIn, daysBetween } from '#shared/time/calendar-date.ts';
import { formatInstant, timeOfDay } from '#web/platform/language/format.ts';

type Clock = { language: Language; timeZone: string };

export const clockTime = (instant: string, { language, timeZone }: Clock): string =>
  timeOfDay(instant, language, timeZone);

/** 'quinta-feira, 19 de novembro' / 'Thursday, November 19'. */
export const longDay = (instant: string, { language, timeZone }: Clock): string =>
  formatInstant(instant, language, { weekday: 'long', day: 'numeric', month: 'long', timeZone });

/** 'qui., 19 de nov. de 2026'; the year only where it is not this one. */
export function shortDay(instant: string, now: number, { language, timeZone }: Clock): string {
  const yearOf = (moment: string | number) => dayIn(timeZone, new Date(moment)).slice(0, 4);
  return formatInstant(instant, language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(yearOf(instant) !== yearOf(now) && { year: 'numeric' }),
    timeZone,
  });
}

/** Days of the calendar, not of 24 hours: a clock change moves nothing. */
export const daysFromToday = (instant: string, now: number, timeZone: string): number =>
  daysBetween(dayIn(timeZone, new Date(now)), dayIn(timeZone, new Date(instant)));

/** Whether her clock and that of the house show the same at that moment, whatever the two zones are called. */
export function isHouseTime(instant: string, timeZone: string): boolean {
  const shown = (zone: string) => `${dayIn(zone, new Date(instant))} ${timeOfDay(instant, 'pt', zone)}`;
  return shown(timeZone) === shown(houseTimeZone);
}
