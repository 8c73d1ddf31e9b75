import { Skeleton } from '#web/ui/skeleton.tsx';

/** As high as a few rows, so that nothing jumps. */
export function HistorySkeleton() {
  return (
    <div role="status" aria-busy="true" className="grid gap-3 py-2">
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
    </div>
  );
}
