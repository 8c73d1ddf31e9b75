import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx';

/** As high as posts mostly are, so that little moves when they come. */
export function FeedSkeleton({ count = 3 }: { count?: number }) {
  const t = useTexts();
  return (
    <div role="status" aria-busy="true" className="grid grid-cols-1 gap-4">
      <span className="sr-only">{t('community.loading')}</span>
      {[...Array(count).keys()].map((place) => (
        <Card key={place} className="grid grid-cols-1 gap-3">
          <div className="flex gap-3">
            <Skeleton className="size-9 rounded-full" />
            <div className="flex-1">
              <SkeletonText />
              <SkeletonText />
            </div>
          </div>
          <div>
            <SkeletonText />
            <SkeletonText />
            <SkeletonText />
          </div>
          <Skeleton className="h-11" />
        </Card>
      ))}
    </div>
  );
}
