import type { Language } from '#shared/language/language.rules.ts';
import type { Dictionary } from '#web/platform/language/translate.ts';

/** One per language, filled as its texts arrive: whoever holds it already has what comes later. */
const dictionaries: Record<Language, Record<string, Dictionary[string]>> = { pt: {}, en: {} };

/** What the shell and the first screen say. */
export async function loadFirstTexts(language: Language): Promise<Dictionary> {
  const { first } = language === 'en' ? await import('./en-first.ts') : await import('./pt-first.ts');
  return Object.assign(dictionaries[language], first);
}

/** Everything, in the language she reads. */
export async function loadDictionary(language: Language): Promise<Dictionary> {
  const [dictionary, { rest }] = await Promise.all([
    loadFirstTexts(language),
    language === 'en' ? import('./en-rest.ts') : import('./pt-rest.ts'),
  ]);
  return Object.assign(dictionary, rest);
}
