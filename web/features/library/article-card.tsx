import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { documentLanguage } from '#shared/language/language.rules.ts';
import type { ArticleCardAnswer } from '#shared/library/library.schema.ts';
import { formatDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { ArticlePicture } from './article-picture.tsx';
import { listExcerpt } from './article-preview.ts';

type Props = {
  article: ArticleCardAnswer;
  eager?: boolean | undefined;
  /** What can be done with it, beside opening it. */
  action?: ReactNode;
};

/** An article as its category shows it. One link, named by what it does and by the title, over the whole card. */
export function ArticleCard({ article, eager, action }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const id = useId();
  const lang = documentLanguage[article.language];
  return (
    <Card as="li" className="relative flex flex-col gap-3 overflow-hidden p-0!">
      <ArticlePicture
        picture={article.picture}
        category={article.category}
        sizes="(width >= 48rem) 28rem, calc(100vw - 2rem)"
        eager={eager}
        decorative
        className="aspect-video w-full"
      />
      <div className="flex flex-1 flex-col gap-2 px-4 pb-2">
        <h2 id={`${id}-title`} lang={lang} className="font-serif text-heading">
          {article.title}
        </h2>
        <p lang={lang} className="text-ink-soft">
          {listExcerpt(article)}
        </p>
        <p className="mt-auto pt-1 text-ink-soft text-small">
          {article.author} ·{' '}
          <time dateTime={article.createdAt}>{formatDay(article.createdAt, language)}</time>
        </p>
        <div className="flex items-center justify-between">
          <Link
            to="/app/post/$articleId"
            params={{ articleId: article.id }}
            id={`${id}-more`}
            aria-labelledby={`${id}-more ${id}-title`}
            className="inline-flex min-h-11 items-center font-bold text-clay after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-clay"
          >
            {t('library.readMore')}
          </Link>
          {action && <div className="relative">{action}</div>}
        </div>
      </div>
    </Card>
  );
}
