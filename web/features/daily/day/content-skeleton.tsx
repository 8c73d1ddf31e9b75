import { useTexts } from '#web/texts/use-texts.ts';
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx';

export function ContentSkeleton() {
  const t = useTexts();
  return (
    <div role="status" aria-label={t('daily.loading')} className="grid grid-cols-1 gap-3">
      <Skeleton className="h-28 rounded-card" />
      <SkeletonText />
      <SkeletonText />
      <Skeleton className="h-13 rounded-control" />
    </div>
  );
}
