import { lazy, Suspense } from 'react';
import { useQuiet } from '#web/features/quiet/quiet-context.ts';
import { retryLoad } from '#web/platform/device/retry-load.ts';

// In the menu, which a phone shows only when asked: the first screen does without it.
const BabyCard = lazy(() => retryLoad(() => import('./baby-card.tsx')));

export function BabyToday() {
  return useQuiet() ? null : (
    <Suspense>
      <BabyCard />
    </Suspense>
  );
}
