import { lazy, type ReactNode, Suspense } from 'react';
import { answerAll, useIsAsking } from '#web/platform/api/ask-again.ts';
import { untilHere } from '#web/platform/device/until-here.ts';
import { withTexts } from '#web/texts/with-texts.ts';

const ReauthenticationSheet = lazy(() =>
  untilHere(() => withTexts(import('./reauthentication-sheet.tsx'), 'keys', 'profile')),
);

/** Mounted once, beside every screen on which something may ask whether it is she. */
export function ReauthenticationSlot(): ReactNode {
  return (
    useIsAsking() && (
      <Suspense>
        <ReauthenticationSheet onConfirmed={() => answerAll(true)} onClose={() => answerAll(false)} />
      </Suspense>
    )
  );
}
