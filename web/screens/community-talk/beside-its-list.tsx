import { lazy, type ReactNode, Suspense } from 'react';
import { retryLoad } from '#web/platform/device/retry-load.ts';
import { useDesk } from '#web/platform/device/use-room.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

// A phone has no room for it, and does not fetch it.
const TalkLines = lazy(() => retryLoad(() => import('#web/features/community/talk-lines.tsx')));

const listed = 12;

type Props = { owner: string | null; postId: string; children: ReactNode };

/** A talk, and at a desk the others beside it. */
export function BesideItsList({ owner, postId, children }: Props) {
  const isDesk = useDesk();
  return (
    <div className="two-columns desk:gap-x-8">
      <div>{children}</div>
      {isDesk && (
        <aside className="sticky top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto print:hidden second-column">
          <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
            <TalkLines owner={owner} limit={listed} openId={postId} />
          </Suspense>
        </aside>
      )}
    </div>
  );
}
