import { lazy, Suspense } from 'react';
import { introducedCare } from './introduced-care.ts';

const Helplines = lazy(async () => ({ default: await (await introducedCare).loadHelplines() }));

/** People to call, where most who open the screen need none: the list comes when it is asked for. */
export function HelplinesSlot() {
  return (
    <Suspense fallback={null}>
      <Helplines />
    </Suspense>
  );
}
