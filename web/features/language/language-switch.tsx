import type { MouseEvent } from 'react';
import { documentLanguage, type Language, languages } from '#shared/language/language.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { languageNames, useLanguageChoice } from './language-choice.ts';

/** Two quiet links, so that the other language can also be opened in a new tab. */
export function LanguageSwitch() {
  const t = useTexts();
  const { shown, hrefIn, choose } = useLanguageChoice();

  function follow(event: MouseEvent, language: Language): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose(language);
  }

  return (
    <nav aria-label={t('shell.language')} className="flex justify-center gap-1">
      {languages.map((language) => (
        <a
          key={language}
          href={hrefIn(language)}
          lang={documentLanguage[language]}
          hrefLang={documentLanguage[language]}
          aria-current={language === shown ? 'true' : undefined}
          onClick={(event) => follow(event, language)}
          className="flex min-h-11 items-center rounded-control px-3 text-small text-ink-soft underline-offset-4 hover:underline aria-[current=true]:font-bold aria-[current=true]:text-ink"
        >
          {languageNames[language]}
        </a>
      ))}
    </nav>
  );
}
