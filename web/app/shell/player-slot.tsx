import { lazy, Suspense } from 'react';
import { usePlayerSignal } from '#web/platform/audio/player-signal.ts';
import { withTexts } from '#web/texts/with-texts.ts';

/** Fetched when she first listens. Where it cannot be had, the sound goes on and its own page controls it. */
const MiniPlayer = lazy(() =>
  withTexts(import('#web/features/library/player/mini-player.tsx'), 'rest').catch(() => ({
    default: () => null,
  })),
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
