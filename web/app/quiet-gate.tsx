import { lazy, type ReactNode, Suspense } from 'react';
import { AccessLoading } from '#web/features/access/access-loading.tsx';
import { useQuiet } from '#web/features/quiet/quiet-context.ts';
import { retryLoad } from '#web/platform/device/retry-load.ts';
import { withTexts } from '#web/texts/with-texts.ts';

const QuietPlace = lazy(() => retryLoad(() => withTexts(import('#web/screens/quiet/quiet-place.tsx'))));

/** The one gate: while something changed, no screen shows before it was decided whether it may. */
export function QuietGate({ children }: { children: ReactNode }) {
  const quiet = useQuiet();
  if (!quiet) return children;
  return (
    <Suspense fallback={<AccessLoading />}>
      <QuietPlace quiet={quiet}>{children}</QuietPlace>
    </Suspense>
  );
}
