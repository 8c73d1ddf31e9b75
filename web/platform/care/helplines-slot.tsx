import { Suspense, use } from 'react';
import { IntroducedCare } from './introduced-care.ts';

/** People to call, where most who open the screen need none: the list comes when it is asked for. */
export function HelplinesSlot() {
  const care = use(IntroducedCare);
  return <Suspense fallback={null}>{care && <care.Helplines />}</Suspense>;
}
