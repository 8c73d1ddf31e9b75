import { lazy, Suspense } from 'react';
import { usePlayerSignal } from '#web/platform/audio/player-signal.ts';
import { retryLoad } from '#web/platform/device/retry-load.ts';
import { withTexts } from '#web/texts/with-texts.ts';

/** Fetched when she first listens. Until it is here, the sound goes on and its own page controls it. */
const MiniPlayer = lazy(() =>
  retryLoad(() => withTexts(import('#web/features/library/player/mini-player.tsx'))),
);

export function PlayerSlot() {
  const isLoaded = usePlayerSignal();
  return (
    isLoaded && (
      <Suspense>
        <MiniPlayer />
      </Suspense>
    )
  );
}
