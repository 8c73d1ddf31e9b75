import { withFirstDay } from '#shared/language/first-day.ts';
import { documentLanguage, type Language } from '#shared/language/language.rules.ts';

/** '3 de jul. de 2026, 14:20' / 'Jul 3, 2026, 2:20 PM', in the time zone of the device. */
export function formatMoment(instant: string, language: Language): string {
  const format = new Intl.DateTimeFormat(documentLanguage[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return withFirstDay(format.format(new Date(instant)));
}

/** '15 de novembro de 2026' / 'November 15, 2026': a day of the calendar, the same in every time zone. */
export function formatCalendarDay(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(documentLanguage[language], { dateStyle: 'long', timeZone: 'UTC' });
  return withFirstDay(format.format(new Date(`${date}T00:00:00Z`)));
}

export function formatDay(instant: string, language: Language): string {
  const format = new Intl.DateTimeFormat(documentLanguage[language], { dateStyle: 'medium' });
  return withFirstDay(format.format(new Date(instant)));
}
