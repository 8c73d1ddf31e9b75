import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import {
  documentLanguage,
  type Language,
  languageOfPath,
  preferredLanguageKey,
} from '#shared/language/language.rules.ts';
import { store } from '../device/store.ts';
import { type Dictionary, translate } from './translate.ts';

export type LoadedLanguage = { language: Language; dictionary: Dictionary };

const LanguageContext = createContext<LoadedLanguage | null>(null);

type Props = {
  /** The page's path, with its language prefix. */
  path: string;
  /** What is on screen first: main waits for one dictionary before it renders. */
  first: LoadedLanguage;
  load: (language: Language) => Promise<Dictionary>;
  children: ReactNode;
};

/** Every path change sets the language again, stores it and tells the document. */
export function LanguageProvider({ path, first, load, children }: Props) {
  const [loaded, setLoaded] = useState(first);
  const language = languageOfPath(path);

  useEffect(() => {
    store.set(preferredLanguageKey, language);
    // Said again, it would cost the style of the whole page.
    if (document.documentElement.lang !== documentLanguage[language])
      document.documentElement.lang = documentLanguage[language];
    let current = true;
    const show = async () => {
      try {
        const dictionary = await load(language);
        if (current) setLoaded((shown) => (shown.language === language ? shown : { language, dictionary }));
      } catch {
        // No connection: the texts on screen stay, and the others come when it returns.
        window.addEventListener('online', show, { once: true });
      }
    };
    show();
    return () => {
      current = false;
      window.removeEventListener('online', show);
    };
  }, [language, load]);

  return <LanguageContext value={loaded}>{children}</LanguageContext>;
}

function useLoaded(): LoadedLanguage {
  const loaded = useContext(LanguageContext);
  if (!loaded) throw new Error('useLanguage must be used inside a LanguageProvider');
  return loaded;
}

export function useLanguage(): Language {
  return useLoaded().language;
}

export function useTranslator(): (key: string, values?: Record<string, string | number>) => string {
  const { dictionary } = useLoaded();
  return (key, values) => translate(dictionary, key, values);
}
