import type { Language } from '#shared/language/language.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';

export function useLanguageName(): (language: Language) => string {
  const t = useTexts();
  return (language) => t(language === 'en' ? 'admin.english' : 'admin.portuguese');
}
