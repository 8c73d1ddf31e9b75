import { useRouter } from '@tanstack/react-router';
import { Languages } from 'lucide-react';
import type { MouseEvent } from 'react';
import { documentLanguage, type Language, pathInLanguage } from '#shared/language/language.rules.ts';
import type { ArticleAnswer, ArticleCardAnswer } from '#shared/library/library.schema.ts';
import { articlePath } from '#shared/navigation/paths.ts';
import { formatDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';

type Props = {
  card: ArticleCardAnswer & { authorRole?: string | null };
  translation: ArticleAnswer['translation'];
};

/** Who, when, how long, and in which other language. */
export function ArticleByline({ card, translation }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const { author, authorRole, createdAt, readingMinutes } = card;
  return (
    <div className="-mt-3 text-ink-soft text-small">
      <p>{t('article.by', { author: authorRole ? `${author}, ${authorRole}` : author })}</p>
      <p>
        <time dateTime={createdAt}>{formatDay(createdAt, language)}</time>
        {' · '}
        {t('library.minutes', { n: readingMinutes })}
      </p>
      {translation && <TranslationLink {...translation} />}
    </div>
  );
}

/** The same article in the other language, and with it the whole page. */
function TranslationLink({ id, language }: { id: string; language: Language }) {
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
