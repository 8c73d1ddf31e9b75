import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { useViewer } from '#web/features/access/use-viewer.ts';
import { hasTimer, subscribeToTimer } from '#web/features/nursing/timer-presence.ts';
import { withTexts } from '#web/texts/with-texts.ts';

// Without its chunk the timer still runs: it is moments, not ticks.
const TimerBar = lazy(() =>
  withTexts(import('#web/features/nursing/timer-bar.tsx')).catch(() => ({ default: () => null })),
);

/** Nothing, until a feed is under way. */
export function TimerBarSlot() {
  const { data } = useViewer();
  const owner = data && !data.needsSecondFactor ? data.id : null;
  const isOpen = useSyncExternalStore(subscribeToTimer, () => hasTimer(owner));
  const isHere = useLocation({ select: ({ pathname }) => pathname === paths.nursing });
  return (
    isOpen && (
      <Suspense>
        <TimerBar owner={owner} isHere={isHere} />
      </Suspense>
    )
  );
}
