import type { ReactNode } from 'react';
import type { ArticleCardAnswer } from '#shared/library/library.schema.ts';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EmptyMoon } from '#web/ui/illustrations/empty-moon.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { useArticles } from './use-articles.ts';

type Props = {
  category: string;
  shape: 'rows' | 'cards';
  /** How the articles stand on this page. */
  children: (articles: ArticleCardAnswer[]) => ReactNode;
  /** What to do where there is none. */
  whenEmpty: ReactNode;
};

/** How many there are in a category, and all of them, as she scrolls. */
export function CategoryArticles({ category, shape, children, whenEmpty }: Props) {
  const t = useTexts();
  const list = useArticles(category);

  if (list.isPending) {
    return (
      <div className="grid gap-4">
        <Skeleton className="h-6 w-44" />
        <ListSkeleton shape={shape} />
      </div>
    );
  }
  if (!list.data) return <LoadFailed title={t('library.loadFailed')} query={list} />;

  const articles = list.data.pages.flatMap((page) => page.articles);
  if (articles.length === 0) {
    return (
      <EmptyState
        picture={<EmptyMoon />}
        title={t('library.noArticles')}
        text={t('library.noArticlesText')}
        action={whenEmpty}
      />
    );
  }
  const total = list.data.pages.at(-1)?.total ?? articles.length;
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{t('library.articlesFound', { n: total })}</p>
      {children(articles)}
      <LoadMore list={list} label={t('library.more')} failed={t('library.moreFailed')} />
    </div>
  );
}
