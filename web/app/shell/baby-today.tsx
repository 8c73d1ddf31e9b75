import { lazy, Suspense } from 'react';
import { useQuiet } from '#web/features/quiet/quiet-context.ts';
import { untilHere } from '#web/platform/device/until-here.ts';

// In the menu, which a phone shows only when asked: the first screen does without it.
const BabyCard = lazy(() => untilHere(() => import('./baby-card.tsx')));

export function BabyToday() {
  return useQuiet() ? null : (
    <Suspense>
      <BabyCard />
    </Suspense>
  );
}
