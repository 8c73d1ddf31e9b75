import { useTexts } from '#web/texts/use-texts.ts';
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx';

/** Keeps the room of the text, and of the player where there will be one. */
export function ArticleSkeleton({ hasAudio }: { hasAudio: boolean }) {
  const t = useTexts();
  return (
    <div aria-busy className="grid grid-cols-1 gap-6">
      <p role="status" className="sr-only">
        {t('article.loading')}
      </p>
      {hasAudio && <Skeleton className="h-56 rounded-card" />}
      {['first', 'second', 'third'].map((paragraph) => (
        <div key={paragraph} className="grid gap-1.5">
          <SkeletonText />
          <SkeletonText />
          <SkeletonText />
          <SkeletonText />
        </div>
      ))}
    </div>
  );
}
