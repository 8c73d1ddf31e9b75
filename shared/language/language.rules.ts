export const languages = ['pt', 'en'] as const;
export type Language = (typeof languages)[number];

/** The browser storage key that remembers the language (specification, section 3). */
export const preferredLanguageKey = 'preferred_language';

/** What the document's `lang` attribute says. */
export const documentLanguage: Record<Language, string> = { pt: 'pt-BR', en: 'en' };

export function isLanguage(value: unknown): value is Language {
  return value === 'pt' || value === 'en';
}

function hasEnglishPrefix(path: string): boolean {
  return path === '/en' || path.startsWith('/en/');
}

/** A path under /en is English, anything else Portuguese. */
export function languageOfPath(path: string): Language {
  return hasEnglishPrefix(path) ? 'en' : 'pt';
}

/** Where the language starts, before any path change: the stored preference, else the path, else Portuguese. */
export function startingLanguage(stored: unknown, path: string): Language {
  return isLanguage(stored) ? stored : languageOfPath(path);
}

/** '/en/app' becomes '/app'; a path without prefix stays. */
export function withoutLanguagePrefix(path: string): string {
  return hasEnglishPrefix(path) ? path.slice('/en'.length) || '/' : path;
}

/** The same page in the given language: '/app' in English is '/en/app', '/' is '/en'. */
export function pathInLanguage(path: string, language: Language): string {
  const plain = withoutLanguagePrefix(path);
  if (language === 'pt') return plain;
  return plain === '/' ? '/en' : `/en${plain}`;
}
