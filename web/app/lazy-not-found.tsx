import { lazy, Suspense } from 'react';
import { AccessLoading } from '#web/features/access/access-loading.tsx';

// Not by `lazyScreen`: the router would fetch it with every page, in case it is needed.
const NotFoundPage = lazy(() =>
  import('#web/parts/not-found-page.tsx').then((page) => ({ default: page.NotFoundPage })),
);

export function LazyNotFound() {
  return (
    <Suspense fallback={<AccessLoading />}>
      <NotFoundPage />
    </Suspense>
  );
}
