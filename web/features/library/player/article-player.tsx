import { RotateCcw, RotateCw } from 'lucide-react';
import { pause, playTrack, seek, skipSeconds } from '#web/platform/audio/audio-player.ts';
import type { Track } from '#web/platform/audio/player-state.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { clockTime, useTimeInWords } from './clock-time.ts';
import { PlayButton } from './play-button.tsx';
import { PlayerOptions } from './player-options.tsx';
import { useTrack } from './use-track.ts';

/** 'Ouvir este conteúdo': nothing is fetched before she presses play. */
export function ArticlePlayer({ track }: { track: Track }) {
  const t = useTexts();
  const inWords = useTimeInWords();
  const { status, isSounding, position, duration, volume, speed } = useTrack(track);
  const skip = (seconds: number) => seek(track, position + seconds);

  return (
    <Card as="section" aria-labelledby="article-player" className="grid grid-cols-1 gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="article-player" className="font-bold">
          {t('player.listen')}
        </h2>
        <span className="text-ink-soft text-small tabular-nums">{clockTime(duration)}</span>
      </div>
      <div className="flex items-center justify-center gap-4">
        <Button
          variant="quiet"
          icon={<RotateCcw size={20} aria-hidden />}
          aria-label={t('player.back15')}
          onClick={() => skip(-skipSeconds)}
        >
          {skipSeconds}
        </Button>
        <PlayButton
          isSounding={isSounding}
          isWaiting={status === 'waiting'}
          onPress={() => (isSounding ? pause() : playTrack(track))}
          className="size-14"
        />
        <Button
          variant="quiet"
          icon={<RotateCw size={20} aria-hidden />}
          aria-label={t('player.forward15')}
          onClick={() => skip(skipSeconds)}
        >
          {skipSeconds}
        </Button>
      </div>
      {status === 'failed' && <PlayerFailed onRetry={() => playTrack(track)} />}
      <Slider
        label={t('player.position')}
        min={0}
        max={Math.floor(duration)}
        step={1}
        value={Math.min(Math.floor(position), Math.floor(duration))}
        onChange={(to) => seek(track, to)}
        valueText={t('player.positionText', { position: inWords(position), duration: inWords(duration) })}
      />
      <PlayerOptions volume={volume} speed={speed} />
    </Card>
  );
}

/** The sound stopped on its way. Her place is kept, and one tap goes on from there. */
function PlayerFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts();
  return (
    <div role="alert" className="grid justify-items-center gap-2 rounded-control bg-blush p-3 text-center">
      <div>
        <p className="font-bold">{t('player.failed')}</p>
        <p className="text-small">{t('player.failedText')}</p>
      </div>
      <Button variant="secondary" onClick={onRetry}>
        {t('player.tryAgain')}
      </Button>
    </div>
  );
}
