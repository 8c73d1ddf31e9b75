import { Link } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { libraryPreview } from '#web/features/library/article-preview.ts';
import { ArticleRow } from '#web/features/library/article-row.tsx';
import { ListSkeleton } from '#web/features/library/list-skeleton.tsx';
import { RemoveSaved } from '#web/features/library/remove-saved.tsx';
import { useReadingList } from '#web/features/library/use-reading-list.ts';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Teacup } from '#web/ui/illustrations/teacup.tsx';

export function SavedArticles({ viewerId }: { viewerId: string | undefined }) {
  const t = useTexts();
  const list = useReadingList(viewerId);

  if (list.isPending) return <ListSkeleton shape="rows" />;
  if (!list.data) return <LoadFailed title={t('library.readingListFailed')} query={list} />;
  if (list.data.articles.length === 0) {
    return (
      <EmptyState
        picture={<Teacup />}
        title={t('library.readingListEmpty')}
        text={t('library.readingListEmptyText')}
        action={
          <Link to={paths.library} className={buttonClass({ variant: 'secondary' })}>
            {t('library.seeLibrary')}
          </Link>
        }
      />
    );
  }
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{t('library.readingListText')}</p>
      <ul className="grid gap-3 desk:grid-cols-2">
        {list.data.articles.map((article, place) => (
          <ArticleRow
            key={article.id}
            article={article}
            heading="h2"
            action={<RemoveSaved article={article} place={place} viewerId={viewerId ?? null} />}
          >
            <p className="line-clamp-3">{libraryPreview(article)}</p>
          </ArticleRow>
        ))}
      </ul>
    </div>
  );
}
