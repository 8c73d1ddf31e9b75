import { lazy, Suspense } from 'react';
import { retryLoad } from '#web/platform/device/retry-load.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Behind a frame of its own: what it shares with the timer would otherwise weigh on the timer, which must be quick. */
const ConsultationPage = lazy(() => retryLoad(() => import('./consultation-page.tsx')));

export default function ConsultationScreen() {
  return (
    <Suspense fallback={<Skeleton className="m-4 h-96 rounded-card" />}>
      <ConsultationPage />
    </Suspense>
  );
}
