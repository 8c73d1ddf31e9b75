import { Link } from '@tanstack/react-router';
import { categorySegment } from '#shared/library/library.rules.ts';
import { ArticleRow } from '#web/features/library/article-row.tsx';
import { useArticles } from '#web/features/library/use-articles.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const category = 'Amamentação e Acolhimento';
const shown = 3;

/** The newest of the library about breastfeeding. Where nothing comes, nothing stands in the way of the timer. */
export function RecommendedArticles() {
  const t = useTexts();
  const { data, isPending, isError } = useArticles(category);
  const articles = data?.pages[0]?.articles.slice(0, shown) ?? [];
  if (isError && articles.length === 0) return null;
  return (
    <section aria-labelledby="recommended" className="grid grid-cols-1 gap-3">
      <h2 id="recommended" className="text-heading font-bold">
        {t('breastfeeding.recommended')}
      </h2>
      {isPending && <Skeleton className="h-28 rounded-card" />}
      {!isPending && articles.length === 0 && (
        <p className="text-ink-soft">{t('breastfeeding.recommendedEmpty')}</p>
      )}
      <ul className="grid gap-3">
        {articles.map((article) => (
          <ArticleRow key={article.id} article={article}>
            <p className="line-clamp-2">{article.introduction}</p>
          </ArticleRow>
        ))}
      </ul>
      {articles.length > 0 && (
        <Link
          to="/app/$segment"
          params={{ segment: categorySegment(category) }}
          className={buttonClass({ variant: 'secondary' })}
        >
          {t('breastfeeding.recommendedAll')}
        </Link>
      )}
    </section>
  );
}
