import { documentLanguage, type Language, pathInLanguage } from '#shared/language/language.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { ColoMark } from '#web/ui/illustrations/colo-mark.tsx';
import type { LandingTexts } from './landing.texts.ts';

const quietLink =
  'flex min-h-11 items-center rounded-control px-3 text-small font-bold underline-offset-4 hover:underline';

/** The name, the same page in the other language, and the way in for those who have an account. */
export function Header({ language, texts }: { language: Language; texts: LandingTexts['header'] }) {
  const other: Language = language === 'pt' ? 'en' : 'pt';
  return (
    <header className="mx-auto flex min-h-14 max-w-6xl flex-wrap items-center gap-x-1 px-4 wide:min-h-20 wide:px-8">
      <a
        href={pathInLanguage(paths.landing, language)}
        aria-label={texts.home}
        className="mr-auto flex min-h-11 items-center gap-2 rounded-control font-serif text-heading"
      >
        <ColoMark className="size-8" />
        Colo
      </a>
      <a
        href={pathInLanguage(paths.landing, other)}
        hrefLang={documentLanguage[other]}
        lang={documentLanguage[other]}
        data-language-link
        className={`${quietLink} text-ink-soft`}
      >
        {texts.otherLanguage}
      </a>
      <a href={pathInLanguage(paths.home, language)} className={`${quietLink} -mr-3 text-clay`}>
        {texts.signIn}
      </a>
    </header>
  );
}
