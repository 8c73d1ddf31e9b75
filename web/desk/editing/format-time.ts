import { documentLanguage, type Language } from '#shared/language/language.rules.ts';

/** '14:03' / '2:03 PM', in the device's time zone. */
export function formatTime(at: number, language: Language): string {
  return new Intl.DateTimeFormat(documentLanguage[language], { timeStyle: 'short' }).format(at);
}
