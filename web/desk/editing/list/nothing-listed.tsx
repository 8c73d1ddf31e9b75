import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EmptyBlanket } from '#web/ui/illustrations/empty-blanket.tsx';
import { Teacup } from '#web/ui/illustrations/teacup.tsx';
import type { ArticleFilters } from './editing-list.api.ts';

type Props = { filters: ArticleFilters; onShowAll: () => void };

/** Three reasons for an empty list: nothing was written, nothing lies in the trash, or nothing fits. */
export function NothingListed({ filters, onShowAll }: Props) {
  const t = useTexts();
  const { state, ...others } = filters;
  const isNarrow = Object.values(others).some(Boolean);
  const showAll = (
    <Button variant="secondary" onClick={onShowAll}>
      {t('admin.showAll')}
    </Button>
  );
  if (state === 'trashed' && !isNarrow) {
    return (
      <EmptyState
        picture={<Teacup />}
        title={t('admin.trashEmpty')}
        text={t('admin.trashEmptyText')}
        action={showAll}
      />
    );
  }
  if (state || isNarrow) {
    return (
      <EmptyState
        picture={<EmptyBlanket />}
        title={t('admin.nothingFound')}
        text={t('admin.nothingFoundText')}
        action={showAll}
      />
    );
  }
  return <EmptyState picture={<Teacup />} title={t('admin.noArticles')} text={t('admin.noArticlesText')} />;
}
