import { Skeleton } from '#web/ui/skeleton.tsx';

/** As high as what comes, so that nothing jumps. */
export function ProfileSkeleton() {
  return (
    <div role="status" aria-busy="true" className="grid gap-6">
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}
