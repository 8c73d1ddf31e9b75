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
    key: nursingKey,
    path: paths.nursing,
    Bar: lazy(() => retryLoad(() => withTexts(import('./feed-timer-bar.tsx'), 'nursing'))),
  },
  {
    key: sleepKey,
    path: paths.toolSleepDiary,
    Bar: lazy(() => retryLoad(() => withTexts(import('./sleep-timer-bar.tsx')))),
  },
  {
    key: 'pumping_timer',
    path: paths.diary,
    Bar: lazy(() => retryLoad(() => withTexts(import('./pumping-timer-bar.tsx')))),
  },
  {
    key: 'activity_timer',
    path: paths.diary,
    Bar: lazy(() => retryLoad(() => withTexts(import('./activity-timer-bar.tsx')))),
  },
] as const;

/** Nothing, until something is under way; and nothing of them while something changed. */
export function TimerBarSlot() {
  const owner = useOwner();
  const open = useSyncExternalStore(
    subscribeToTimer,
    () => bars.map(({ key }) => Number(hasTimer(key, owner))).join(''),
    () => '',
  );
  const here = useLocation({ select: ({ pathname }) => pathname });
  const isQuiet = useQuiet() !== null;
  return (
    open.includes('1') &&
    !isQuiet && (
      <div className="sticky top-0 z-10">
        {bars.map(
          ({ key, path, Bar }, index) =>
            open[index] === '1' && (
              <Suspense key={key}>
                <Bar owner={owner} isHere={here === path} />
              </Suspense>
            ),
        )}
      </div>
    )
  );
}
