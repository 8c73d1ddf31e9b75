import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadingList } from '#web/desk/loading-list.tsx';
import { SectionFailed } from '#web/desk/section-failed.tsx';
import { focusBeside } from '#web/platform/document/focus-beside.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import type { PieceFilters } from './daily-staff.api.ts';
import { PieceRow } from './piece-row.tsx';
import { piecesQuery } from './staff-queries.ts';
import { useRemovePiece } from './use-remove-piece.ts';

type Props = {
  filters: PieceFilters;
  onEdit: (id: string) => void;
  onShowAll: () => void;
};

/** Everything that was written, by age, the youngest first. */
export function PieceList({ filters, onEdit, onShowAll }: Props) {
  const t = useTexts();
  const list = useInfiniteQuery(piecesQuery(filters));
  const { remove, leaving } = useRemovePiece();

  if (list.isPending) return <LoadingList />;
  if (!list.data) return <SectionFailed title={t('dailyStaff.listFailed')} query={list} />;
  const pieces = list.data.pages.flatMap((page) => page.contents).filter(({ id }) => !leaving.includes(id));

  if (pieces.length === 0 && !list.hasNextPage) {
    const isNarrowed = filters.age !== undefined || filters.type !== undefined;
    if (!isNarrowed) return <EmptyState title={t('dailyStaff.none')} text={t('dailyStaff.noneText')} />;
    return (
      <EmptyState
        title={t('dailyStaff.nothingFound')}
        text={t('dailyStaff.nothingFoundText')}
        action={
          <Button variant="secondary" onClick={onShowAll}>
            {t('dailyStaff.showAll')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <ul aria-label={t('dailyStaff.contents')} className="grid grid-cols-1 gap-3">
        {pieces.map((piece) => (
          <PieceRow
            key={piece.id}
            piece={piece}
            language={filters.language}
            onEdit={() => onEdit(piece.id)}
            onRemove={() => {
              remove(piece.id);
              // The button leaves with its row.
              focusBeside();
            }}
          />
        ))}
      </ul>
      <LoadMore list={list} label={t('admin.more')} failed={t('admin.moreFailed')} />
    </>
  );
}
