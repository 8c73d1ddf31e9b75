import { Link } from '@tanstack/react-router';
import { documentLanguage } from '#shared/language/language.rules.ts';
import type { ArticleCardAnswer } from '#shared/library/library.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ArticlePicture } from '../article-picture.tsx';
import { useRelated } from './use-related.ts';

/** Where to go on reading; where nothing is near, nothing stands. */
export function RelatedArticles({ articleId }: { articleId: string }) {
  const t = useTexts();
  const { data, isPending } = useRelated(articleId);
  if (!isPending && !data?.length) return null;
  return (
    <section aria-labelledby="related" aria-busy={isPending} className="grid grid-cols-1 gap-1">
      <h2 id="related" className="font-bold text-heading desk:text-body">
        {t('article.related')}
      </h2>
      {/* As high as three of them, so that nothing below jumps. */}
      {isPending && <Skeleton className="h-60 rounded-card" />}
      {data && (
        <ul className="grid grid-cols-1">
          {data.map((article) => (
            <RelatedArticle key={article.id} article={article} />
          ))}
        </ul>
      )}
    </section>
  );
}

function RelatedArticle({ article }: { article: ArticleCardAnswer }) {
  const t = useTexts();
  return (
    <li>
      <Link
        to="/app/post/$articleId"
        params={{ articleId: article.id }}
        className="-mx-2 flex min-h-20 items-center gap-3 rounded-control px-2 py-2 hover:bg-blush"
      >
        <ArticlePicture
          picture={article.picture}
          category={article.category}
          sizes="4rem"
          decorative
          className="size-16 shrink-0 rounded-control"
        />
        <span className="min-w-0">
          <span lang={documentLanguage[article.language]} className="block font-bold leading-snug">
            {article.title}
          </span>
          <span className="block text-ink-soft text-small">
            {t('library.minutes', { n: article.readingMinutes })}
          </span>
        </span>
      </Link>
    </li>
  );
}
