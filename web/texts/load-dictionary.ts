import type { Language } from '#shared/language/language.rules.ts';
import type { Dictionary } from '#web/platform/language/translate.ts';

/** One chunk per language: she downloads the one she reads. */
export async function loadDictionary(language: Language): Promise<Dictionary> {
  return language === 'en' ? (await import('./en.ts')).en : (await import('./pt.ts')).pt;
}
