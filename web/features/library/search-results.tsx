import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ArticleCategory, categorySegment } from '#shared/library/library.rules.ts';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { SearchNotes } from '#web/platform/search/search-notes.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EmptyBlanket } from '#web/ui/illustrations/empty-blanket.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { FoundArticle } from './found-article.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { topicOf } from './topics.ts';
import { useArticleSearch } from './use-article-search.ts';
import { useCategoryLabel } from './use-category-label.ts';

type Props = {
  /** What stands in the box, and what is being searched for: the second follows the first. */
  typed: string;
  term: string;
  /** The way out of the search. */
  viewAll: ReactNode;
  /** What she meant, put into the box. */
  onMeant: (term: string) => void;
};

export function SearchResults({ typed, term, viewAll, onMeant }: Props) {
  const t = useTexts();
  const search = useArticleSearch(term);
  const pages = search.data?.pages ?? [];
  const found = pages.flatMap((page) => page.found);
  const [first] = pages;
  const isPartial = found.length > 0 && found.every(({ missing }) => missing.length > 0);
  const isBehind = search.isPlaceholderData || typed !== term;
  const count = search.hasNextPage
    ? t('library.foundMore', { n: found.length })
    : t('library.found', { n: found.length });

  return (
    <section aria-label={t('library.search')} aria-busy={isBehind} className="grid gap-4">
      {/* Always there, so that what it comes to say is read aloud. */}
      <div role="status">
        {search.isPending && <p className="text-ink-soft">{t('library.searching')}</p>}
        {found.length > 0 && (
          <div className="flex items-center justify-between gap-3">
            <p className="text-ink-soft">{count}</p>
            {viewAll}
          </div>
        )}
        {search.data && found.length === 0 && first?.categories.length === 0 && (
          <EmptyState
            picture={<EmptyBlanket />}
            title={
              <span className="[overflow-wrap:anywhere]">
                {t('library.notFound', { term: pages[0]?.term ?? term })}
              </span>
            }
            text={t('library.notFoundText')}
            action={viewAll}
          />
        )}
      </div>
      {first && (
        <SearchNotes
          didYouMean={first.didYouMean}
          isPartial={isPartial}
          unknown={found.length > 0 ? first.unknown : []}
          onMeant={onMeant}
        />
      )}
      {first && first.categories.length > 0 && <FoundTopics categories={first.categories} />}
      {search.isPending && <ListSkeleton shape="rows" />}
      {search.isError && !search.data && <LoadFailed title={t('library.searchFailed')} query={search} />}
      <ul className={classNames('grid gap-3 transition-opacity', isBehind && 'opacity-60')}>
        {found.map((one) => (
          <FoundArticle key={one.article.id} found={one} />
        ))}
      </ul>
      <LoadMore list={search} label={t('library.more')} failed={t('library.moreFailed')} />
    </section>
  );
}

/** Categories whose name she typed: one tap leads to all of it. */
function FoundTopics({ categories }: { categories: readonly ArticleCategory[] }) {
  const t = useTexts();
  const labelOf = useCategoryLabel();
  return (
    <ul aria-label={t('search.topics')} className="grid grid-cols-1 gap-2 wide:grid-cols-2">
      {categories.map((category) => {
        const { ground, Picture } = topicOf(category);
        return (
          <li key={category}>
            <Link
              to="/app/$segment"
              params={{ segment: categorySegment(category) }}
              className={classNames(
                'flex min-h-14 items-center gap-3 rounded-card px-3 py-2 font-bold',
                ground,
              )}
            >
              <Picture className="size-10" />
              <span className="flex-1">{labelOf(category)}</span>
              <ChevronRight size={20} aria-hidden />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
