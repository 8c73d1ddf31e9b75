import { useTranslator } from '#web/platform/language/language-provider.tsx';
import type { TextKey, Translate } from '#web/platform/language/translate.ts';
import type { pt } from './pt.ts';

export type AppTextKey = TextKey<typeof pt>;

/** The texts of the app in the page's language: `const t = useTexts(); t('shell.loading')`. */
export function useTexts(): Translate<typeof pt> {
  return useTranslator() as Translate<typeof pt>;
}
