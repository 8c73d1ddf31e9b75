import { useLocation, useRouter } from '@tanstack/react-router';
import { type Language, pathInLanguage, preferredLanguageKey } from '#shared/language/language.rules.ts';
import { store } from '#web/platform/device/store.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';

/** Each language by its own name, which is the same in every language. */
export const languageNames: Record<Language, string> = { pt: 'Português', en: 'English' };

type LanguageChoice = {
  shown: Language;
  /** The page she is on, in that language: same path, query and hash. */
  hrefIn: (language: Language) => string;
  choose: (language: Language) => void;
};

export function useLanguageChoice(): LanguageChoice {
  const { history } = useRouter();
  const shown = useLanguage();
  const address = useLocation({ select: (location) => location.href });

  function hrefIn(language: Language): string {
    const { pathname, search, hash } = new URL(address, 'https://colo.invalid');
    return pathInLanguage(pathname, language) + search + hash;
  }

  function choose(language: Language): void {
    store.set(preferredLanguageKey, language);
    // Past the router's own navigation, which adds the prefix of the current language to every link.
    if (language !== shown) history.push(hrefIn(language));
  }

  return { shown, hrefIn, choose };
}
