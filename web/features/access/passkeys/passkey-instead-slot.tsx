import { lazy, type ReactNode, Suspense } from 'react';
import { retryLoad } from '#web/platform/device/retry-load.ts';
import { withTexts } from '#web/texts/with-texts.ts';

const PasskeyInstead = lazy(() => retryLoad(() => withTexts(import('./passkey-instead.tsx'))));

/** Beside the code that is asked for: it comes when it can, and nobody waits for it. */
export function PasskeyInsteadSlot(): ReactNode {
  return (
    <Suspense>
      <PasskeyInstead />
    </Suspense>
  );
}
