import { Link, useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { categoryOfSegment } from '#shared/library/library.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { ArticleCard } from '#web/features/library/article-card.tsx';
import { CategoryArticles } from '#web/features/library/category-articles.tsx';
import { SaveArticle } from '#web/features/library/save-article.tsx';
import { useCategoryLabel } from '#web/features/library/use-category-label.ts';
import { useQuiet } from '#web/features/quiet/quiet-context.ts';
import { retryLoad } from '#web/platform/device/retry-load.ts';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { withTexts } from '#web/texts/with-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CategoryLayout } from './category-layout.tsx';

/** The articles come first; what stands below them follows. */
const CategoryExtras = lazy(() => retryLoad(() => withTexts(import('./category-extras.tsx'))));

export default function CategoryScreen() {
  const t = useTexts();
  const labelOf = useCategoryLabel();
  const { segment = '' } = useParams({ strict: false });
  const owner = useOwner();
  // What stands beside the articles follows the baby's age and week.
  const quiet = useQuiet();
  const category = categoryOfSegment(segment);
  return (
    <CategoryLayout
      category={category}
      extras={
        !quiet && (
          <Suspense fallback={<Skeleton className="h-64 rounded-card" />}>
            <CategoryExtras key={category} category={category} owner={owner} />
          </Suspense>
        )
      }
    >
      <DocumentTitle title={labelOf(category)} />
      <CategoryArticles
        category={category}
        shape="cards"
        whenEmpty={
          <Link to={paths.library} className={buttonClass({ variant: 'secondary' })}>
            {t('library.seeLibrary')}
          </Link>
        }
      >
        {(articles) => (
          <ul className="grid gap-4 wide:grid-cols-2">
            {articles.map((article, place) => (
              <ArticleCard
                key={article.id}
                article={article}
                eager={place === 0}
                action={<SaveArticle article={article} viewerId={owner} />}
              />
            ))}
          </ul>
        )}
      </CategoryArticles>
    </CategoryLayout>
  );
}
