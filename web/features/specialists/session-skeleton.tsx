import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx';

/** As high as sessions mostly are, so that little moves when they come. */
export function SessionSkeleton({ count = 3 }: { count?: number }) {
  const t = useTexts();
  return (
    <div role="status" aria-busy="true" className="grid grid-cols-1 gap-4">
      <span className="sr-only">{t('specialists.loading')}</span>
      {[...Array(count).keys()].map((place) => (
        <Card key={place} className="grid grid-cols-1 gap-3">
          <Skeleton className="h-5 w-32 rounded-full" />
          <div>
            <SkeletonText />
            <SkeletonText />
          </div>
          <div className="flex items-center gap-3">
            <Skeleton className="size-11 rounded-full" />
            <div className="flex-1">
              <SkeletonText />
            </div>
          </div>
          <Skeleton className="h-11" />
        </Card>
      ))}
    </div>
  );
}
