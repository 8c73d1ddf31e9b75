import type { Language } from '#shared/language/language.rules.ts';
import type { Dictionary } from '#web/platform/language/translate.ts';

/** One per language, filled as its texts arrive: whoever holds it already has what comes later. */
const dictionaries: Record<Language, Record<string, Dictionary[string]>> = { pt: {}, en: {} };

/** What the shell and the first screen say. */
export async function loadFirstTexts(language: Language): Promise<Dictionary> {
  const { first } = language === 'en' ? await import('./en-first.ts') : await import('./pt-first.ts');
  return Object.assign(dictionaries[language], first);
}

/** Once the panel was opened, its texts come along in whatever language is read. */
let isStaffReading = false;

/** Everything that a mother reads, and what staff do once they opened their panel. */
export async function loadDictionary(language: Language): Promise<Dictionary> {
  const [dictionary, { rest }, panel] = await Promise.all([
    loadFirstTexts(language),
    language === 'en' ? import('./en-rest.ts') : import('./pt-rest.ts'),
    isStaffReading ? staffTexts(language) : undefined,
  ]);
  return Object.assign(dictionary, rest, panel?.staffPanel);
}

export function loadStaffDictionary(language: Language): Promise<Dictionary> {
  isStaffReading = true;
  return loadDictionary(language);
}

function staffTexts(language: Language) {
  return language === 'en' ? import('./en-staff.ts') : import('./pt-staff.ts');
}
