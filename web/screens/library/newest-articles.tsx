import { LibraryList } from '#web/features/library/library-list.tsx';
import { ListSkeleton } from '#web/features/library/list-skeleton.tsx';
import type { useLibrary } from '#web/features/library/use-library.ts';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Teacup } from '#web/ui/illustrations/teacup.tsx';

export function NewestArticles({ library }: { library: ReturnType<typeof useLibrary> }) {
  const t = useTexts();
  if (library.isPending) return <ListSkeleton shape="rows" count={6} />;
  if (!library.data) return <LoadFailed title={t('library.loadFailed')} query={library} />;
  if (library.data.newest.length === 0) {
    return <EmptyState picture={<Teacup />} title={t('library.empty')} text={t('library.emptyText')} />;
  }
  return <LibraryList articles={library.data.newest} />;
}
