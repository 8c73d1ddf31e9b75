import { lazy, Suspense } from 'react';
import { usePlayerSignal } from '#web/platform/audio/player-signal.ts';
import { untilHere } from '#web/platform/device/until-here.ts';
import { withTexts } from '#web/texts/with-texts.ts';

/** Fetched when she first listens. Until it is here, the sound goes on and its own page controls it. */
const MiniPlayer = lazy(() =>
  untilHere(() => withTexts(import('#web/features/library/player/mini-player.tsx'), 'rest')),
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
