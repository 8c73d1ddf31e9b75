import { ChevronDown } from 'lucide-react';
import type { Speed } from '#web/platform/audio/audio-memory.ts';
import { setSpeed, setVolume } from '#web/platform/audio/audio-player.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Slider } from '#web/ui/slider.tsx';
import { SpeedChoice } from './speed-choice.tsx';

/** Chosen once and remembered, so they stay folded away. */
export function PlayerOptions({ volume, speed }: { volume: number; speed: Speed }) {
  const t = useTexts();
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 rounded-control text-ink-soft text-small [&::-webkit-details-marker]:hidden">
        {t('player.options')}
        <ChevronDown size={20} aria-hidden className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 gap-3 pt-1">
        <Slider
          label={t('player.volume')}
          min={0}
          max={100}
          step={1}
          value={volume}
          onChange={setVolume}
          valueText={t('player.volumeText', { n: volume })}
        />
        <SpeedChoice speed={speed} onChoose={setSpeed} />
      </div>
    </details>
  );
}
