import { useState } from 'react';
import type { EditingRowAnswer } from '#shared/editing/editing.schema.ts';
import { SectionFailed } from '#web/desk/section-failed.tsx';
import { focusBeside } from '#web/platform/document/focus-beside.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ArticleRow } from './article-row.tsx';
import type { ArticleFilters } from './editing-list.api.ts';
import { NothingListed } from './nothing-listed.tsx';
import { OpinionsSheet } from './opinions-sheet.tsx';
import { RowActions } from './row-actions.tsx';
import { useArticleList } from './use-article-list.ts';
import { useTrash } from './use-trash.ts';

type Props = {
  filters: ArticleFilters;
  /** Takes every filter off. */
  onShowAll: () => void;
};

export function ArticleList({ filters, onShowAll }: Props) {
  const t = useTexts();
  const list = useArticleList(filters);
  const { remove, restore } = useTrash();
  const [judged, setJudged] = useState<EditingRowAnswer>();

  if (list.isPending) return <ListSkeleton />;
  if (!list.data) return <SectionFailed title={t('admin.articlesFailed')} query={list} />;

  const articles = list.data.pages.flatMap((page) => page.articles);
  const leaving = (act: (row: EditingRowAnswer) => void, row: EditingRowAnswer) => () => {
    focusBeside();
    act(row);
  };
  return (
    <div aria-busy={list.isPlaceholderData} className="grid grid-cols-1 gap-3">
      {articles.length === 0 && !list.hasNextPage && (
        <NothingListed filters={filters} onShowAll={onShowAll} />
      )}
      <ul
        aria-label={t('admin.articles')}
        className={classNames(
          'grid grid-cols-1 gap-3 transition-opacity',
          list.isPlaceholderData && 'opacity-60',
        )}
      >
        {articles.map((article) => (
          <ArticleRow
            key={article.id}
            article={article}
            actions={
              <RowActions
                article={article}
                onRemove={leaving(remove, article)}
                onRestore={leaving(restore, article)}
                onOpinions={() => setJudged(article)}
              />
            }
          />
        ))}
      </ul>
      <LoadMore list={list} label={t('admin.more')} failed={t('admin.moreFailed')} />
      <OpinionsSheet article={judged} onClose={() => setJudged(undefined)} />
    </div>
  );
}

/** As high as the articles that come, so that nothing jumps. */
function ListSkeleton() {
  const t = useTexts();
  return (
    <div role="status" aria-busy="true" className="grid gap-3">
      <span className="sr-only">{t('admin.loading')}</span>
      {[...Array(6).keys()].map((place) => (
        <Skeleton key={place} className="h-40 rounded-card wide:h-28" />
      ))}
    </div>
  );
}
