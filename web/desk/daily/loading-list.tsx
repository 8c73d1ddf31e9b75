import { Skeleton } from '#web/ui/skeleton.tsx';

export function LoadingList({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-64" />
    </div>
  );
}
