import { useTexts } from '#web/texts/use-texts.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const shapes = {
  rows: { list: 'grid gap-3', item: 'h-44 wide:h-34' },
  cards: { list: 'grid gap-4 wide:grid-cols-2', item: 'h-124 wide:h-120' },
};

type Props = { shape: keyof typeof shapes; count?: number };

/** As high as the articles that come, so that nothing jumps. */
export function ListSkeleton({ shape, count = 4 }: Props) {
  const t = useTexts();
  const { list, item } = shapes[shape];
  return (
    <div role="status" aria-busy="true" className={list}>
      <span className="sr-only">{t('library.loading')}</span>
      {[...Array(count).keys()].map((place) => (
        <Skeleton key={place} className={`rounded-card ${item}`} />
      ))}
    </div>
  );
}
