import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { timerKey as nursingKey } from '#web/features/diary/kinds/feed/nursing-timer-key.ts';
import { timerKey as sleepKey } from '#web/features/diary/kinds/sleep/sleep-timer-key.ts';
import { useQuiet } from '#web/features/quiet/quiet-context.ts';
import { hasTimer, subscribeToTimer } from '#web/features/timer/timer-presence.ts';
import { retryLoad } from '#web/platform/device/retry-load.ts';
import { withTexts } from '#web/texts/with-texts.ts';

// Without its chunk a timer still runs: it is moments, not ticks.
const bars = [
  {
    keys: [nursingKey],
    path: paths.nursing,
    Bar: lazy(() => retryLoad(() => withTexts(import('./feed-timer-bar.tsx'), 'nursing'))),
  },
  {
    keys: [sleepKey],
    path: paths.toolSleepDiary,
    Bar: lazy(() => retryLoad(() => withTexts(import('./sleep-timer-bar.tsx')))),
  },
  {
    keys: ['pumping_timer', 'activity_timer'],
    path: paths.diary,
    Bar: lazy(() => retryLoad(() => withTexts(import('./timeline-timer-bars.tsx')))),
  },
] as const;

/** Nothing, until something is under way; and nothing of them while something changed. */
export function TimerBarSlot() {
  const owner = useOwner();
  const open = useSyncExternalStore(
    subscribeToTimer,
    () => bars.map(({ keys }) => Number(keys.some((key) => hasTimer(key, owner)))).join(''),
    () => '',
  );
  const here = useLocation({ select: ({ pathname }) => pathname });
  const isQuiet = useQuiet() !== null;
  return (
    open.includes('1') &&
    !isQuiet && (
      <div className="sticky top-0 z-10">
        {bars.map(
          ({ path, Bar }, index) =>
            open[index] === '1' && (
              <Suspense key={path}>
                <Bar owner={owner} isHere={here === path} />
              </Suspense>
            ),
        )}
      </div>
    )
  );
}
