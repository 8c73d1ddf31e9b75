import { lazy, type ReactNode, Suspense } from 'react';
import { untilHere } from '#web/platform/device/until-here.ts';
import { withTexts } from '#web/texts/with-texts.ts';

const PasskeyInstead = lazy(() => untilHere(() => withTexts(import('./passkey-instead.tsx'), 'keys')));

/** Beside the code that is asked for: it comes when it can, and nobody waits for it. */
export function PasskeyInsteadSlot(): ReactNode {
  return (
    <Suspense>
      <PasskeyInstead />
    </Suspense>
  );
}
