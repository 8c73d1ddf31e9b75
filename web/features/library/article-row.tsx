import { Link } from '@tanstack/react-router';
import { Headphones } from 'lucide-react';
import type { ReactNode } from 'react';
import { documentLanguage } from '#shared/language/language.rules.ts';
import type { ArticleCardAnswer } from '#shared/library/library.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ArticlePicture } from './article-picture.tsx';
import { useCategoryLabel } from './use-category-label.ts';

type Props = {
  article: ArticleCardAnswer;
  /** The title as it shall be shown; as it is written, when not given. */
  title?: ReactNode;
  /** One below the heading that the list stands under. */
  heading?: 'h2' | 'h3' | undefined;
  /** Left out where all are of one category. */
  withCategory?: boolean | undefined;
  /** What can be done with it, beside opening it. */
  action?: ReactNode;
  /** To hear it from the list. */
  listen?: ReactNode;
  /** What it is about. */
  children: ReactNode;
};

/** An article in a list, with a small picture: the whole of it opens the article. */
export function ArticleRow({
  article,
  title,
  heading: Heading = 'h3',
  withCategory = true,
  action,
  listen,
  children,
}: Props) {
  const t = useTexts();
  const labelOf = useCategoryLabel();
  return (
    <Card as="li" className="relative flex gap-3">
      <ArticlePicture
        picture={article.picture}
        category={article.category}
        sizes="6rem"
        decorative
        className="size-20 shrink-0 rounded-control wide:size-24"
      />
      <div className="grid min-w-0 flex-1 content-start gap-1">
        {withCategory && (
          <p className={classNames('text-ink-soft text-tiny', action !== undefined && 'pr-8')}>
            {labelOf(article.category)}
          </p>
        )}
        <Heading className="font-bold leading-snug" lang={documentLanguage[article.language]}>
          <Link
            to="/app/post/$articleId"
            params={{ articleId: article.id }}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-clay"
          >
            {title ?? article.title}
          </Link>
        </Heading>
        <div className="text-ink-soft text-small" lang={documentLanguage[article.language]}>
          {children}
        </div>
        <div className="flex items-center justify-between gap-3">
          <p className="flex flex-wrap items-center gap-x-3 text-ink-soft text-tiny">
            {t('library.minutes', { n: article.readingMinutes })}
            {article.hasAudio && (
              <span className="inline-flex items-center gap-1">
                <Headphones size={14} aria-hidden />
                {t('library.hasAudio')}
              </span>
            )}
          </p>
          {listen}
        </div>
      </div>
      {/* Beside the category, so that the title keeps the whole width. */}
      {action && <div className="absolute top-1 right-1">{action}</div>}
    </Card>
  );
}
