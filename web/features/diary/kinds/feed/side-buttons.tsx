'use no memo'; // It shows another second every second: what would be remembered is asked anew anyhow.

import type { Breast } from '#shared/nursing/nursing.rules.ts';
import { perSide } from '#shared/nursing/timer.rules.ts';
import { formatElapsed } from '#shared/timer/elapsed.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { SidesProps } from '../../timer-parts.ts';
import { useFeedWords } from './use-feed-words.ts';

const sides: readonly Breast[] = ['left', 'right'];

/** One tap starts, one tap switches: each as large as half a screen allows, where the thumb is. */
export function SideButtons({ status, timer, at, onPress }: SidesProps<Breast>) {
  const t = useTexts();
  const words = useFeedWords();
  /** The side she is on, or was on when she paused. */
  const current = timer?.stretches.at(-1)?.side;
  const times = timer && perSide(timer, at);
  const label = (side: Breast) => {
    const named = { side: words.sideInSentence(side) };
    if (status === 'idle') return t('nursing.startOn', named);
    if (side !== current) return t('nursing.switchTo', named);
    return status === 'running' ? t('nursing.onSide', named) : t('nursing.resumeOn', named);
  };
  return (
    <fieldset aria-label={t('nursing.chooseSide')} className="grid grid-cols-2 gap-3">
      {sides.map((side) => {
        const isOn = status === 'running' && side === current;
        return (
          <button
            key={side}
            type="button"
            aria-pressed={isOn}
            onClick={() => onPress(side)}
            className={classNames(
              'grid min-h-29 content-center justify-items-center gap-1 rounded-card border-2 p-3 transition-transform active:scale-[0.98]',
              isOn ? 'border-clay bg-blush text-ink' : 'border-control-line bg-card text-ink hover:bg-blush',
            )}
          >
            <span className="sr-only">
              {times ? `${label(side)}, ${formatElapsed(times[side])}` : label(side)}
            </span>
            <span aria-hidden className="text-display leading-none font-extrabold">
              {t(`nursing.${side}Short`)}
            </span>
            <span aria-hidden className="font-bold">
              {words.side(side)}
            </span>
            {times && (
              <span aria-hidden className="text-small text-ink-soft tabular-nums">
                {formatElapsed(times[side])}
              </span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}
