import { lazy, type ReactNode, Suspense } from 'react';
import { settleReauthentication, useReauthenticationRequested } from '#web/platform/api/reauthentication.ts';
import { retryLoad } from '#web/platform/device/retry-load.ts';
import { withTexts } from '#web/texts/with-texts.ts';

const ReauthenticationSheet = lazy(() => retryLoad(() => withTexts(import('./reauthentication-sheet.tsx'))));

/** Mounted once, beside every screen on which something may ask whether it is she. */
export function ReauthenticationSlot(): ReactNode {
  return (
    useReauthenticationRequested() && (
      <Suspense>
        <ReauthenticationSheet
          onConfirmed={() => settleReauthentication(true)}
          onClose={() => settleReauthentication(false)}
        />
      </Suspense>
    )
  );
}
