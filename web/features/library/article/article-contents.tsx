import type { MouseEvent, ReactNode } from 'react';
import { documentLanguage, type Language } from '#shared/language/language.rules.ts';
import { partsOf } from '#shared/library/article-parts.rules.ts';
import { parseMarkdown } from '#shared/library/markdown.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';

/** The headings of the text, each leading to its part. Of a text in one piece there is nothing to list. */
export function ArticleContents({ content, language }: { content: string; language: Language }): ReactNode {
  const t = useTexts();
  const parts = partsOf(parseMarkdown(content));
  if (parts.length < 2) return null;
  return (
    <nav aria-labelledby="contents" className="grid grid-cols-1 gap-1">
      <h2 id="contents" className="font-bold text-ink-soft text-small">
        {t('article.contents')}
      </h2>
      <ol lang={documentLanguage[language]} className="border-line border-l-2">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={goToPart}
              className="flex min-h-11 items-center py-1 pl-3 leading-snug hover:text-clay-ink hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** No step of the history: the way back leads to where she was before the article, not through its parts. */
function goToPart(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const part = document.getElementById(event.currentTarget.hash.slice(1));
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}
