import { documentLanguage, type Language } from '#shared/language/language.rules.ts';

/** '3 de jul. de 2026, 14:20' / 'Jul 3, 2026, 2:20 PM', in the time zone of the device. */
export function formatMoment(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(documentLanguage[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(instant));
}

export function formatDay(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(documentLanguage[language], { dateStyle: 'medium' }).format(
    new Date(instant),
  );
}
