import { useTexts } from '#web/texts/use-texts.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** As high as the articles that come, so that nothing jumps. */
export function ListSkeleton() {
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
