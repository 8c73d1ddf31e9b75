import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type ArticleCategory, articleCategories, categorySegment } from '#shared/library/library.rules.ts';
import { CategoryArticles } from '#web/features/library/category-articles.tsx';
import { LibraryList } from '#web/features/library/library-list.tsx';
import { ListSkeleton } from '#web/features/library/list-skeleton.tsx';
import { TopicTiles } from '#web/features/library/topic-tiles.tsx';
import { useCategoryLabel } from '#web/features/library/use-category-label.ts';
import { useLibrary } from '#web/features/library/use-library.ts';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Chips } from '#web/ui/chips.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Teacup } from '#web/ui/illustrations/teacup.tsx';

type Props = {
  /** The one she looks at; all of them when there is none. */
  category: ArticleCategory | undefined;
  viewAll: ReactNode;
};

export function Shelves({ category, viewAll }: Props) {
  const t = useTexts();
  const labelOf = useCategoryLabel();
  const navigate = useNavigate();
  const library = useLibrary();
  const counts = library.data?.categories ?? (library.isError ? null : undefined);

  /** Choosing a category is a step of the history; choosing another instead is not. */
  function show(segment: string): void {
    navigate({
      to: '.',
      search: (current) => ({ ...current, categoria: segment }),
      replace: category !== undefined,
    });
  }

  return (
    <>
      {!category && (
        <section aria-label={t('library.categories')}>
          <TopicTiles categories={articleCategories} counts={counts} />
        </section>
      )}
      <section aria-labelledby="shelf" className="grid grid-cols-1 gap-3">
        <div className="flex min-h-11 items-center justify-between gap-3">
          <h2 id="shelf" className="font-bold text-heading">
            {category ? labelOf(category) : t('library.newest')}
          </h2>
          {category && viewAll}
        </div>
        <Chips
          label={t('library.filter')}
          chips={articleCategories.map((one) => ({ id: categorySegment(one), label: labelOf(one) }))}
          selected={category && categorySegment(category)}
          onSelect={show}
        />
        {category ? (
          <CategoryArticles category={category} shape="rows" whenEmpty={null}>
            {(articles) => <LibraryList articles={articles} withCategory={false} />}
          </CategoryArticles>
        ) : (
          <NewestArticles library={library} />
        )}
      </section>
    </>
  );
}

function NewestArticles({ library }: { library: ReturnType<typeof useLibrary> }) {
  const t = useTexts();
  if (library.isPending) return <ListSkeleton shape="rows" count={6} />;
  if (!library.data) return <LoadFailed title={t('library.loadFailed')} query={library} />;
  if (library.data.newest.length === 0) {
    return <EmptyState picture={<Teacup />} title={t('library.empty')} text={t('library.emptyText')} />;
  }
  return <LibraryList articles={library.data.newest} />;
}
