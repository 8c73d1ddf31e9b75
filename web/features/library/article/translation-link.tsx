import { useRouter } from '@tanstack/react-router';
import { Languages } from 'lucide-react';
import type { MouseEvent } from 'react';
import { documentLanguage, type Language, pathInLanguage } from '#shared/language/language.rules.ts';
import { articlePath } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';

/** The same article in the other language, and with it the whole page. */
export function TranslationLink({ id, language }: { id: string; language: Language }) {
  const t = useTexts();
  const { history } = useRouter();
  const href = pathInLanguage(articlePath(id), language) + history.location.search;

  function follow(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Past the router's own navigation, which adds the prefix of the current language to every link.
    history.push(href);
  }

  return (
    <a
      href={href}
      lang={documentLanguage[language]}
      hrefLang={documentLanguage[language]}
      onClick={follow}
      className="inline-flex min-h-11 items-center gap-2 font-bold text-clay-ink underline underline-offset-4"
    >
      <Languages size={20} aria-hidden />
      {language === 'pt' ? t('article.inPortuguese') : t('article.inEnglish')}
    </a>
  );
}
