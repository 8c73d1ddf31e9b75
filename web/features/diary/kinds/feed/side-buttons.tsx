import type { Stretch } from '#shared/nursing/nursing.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useFeedWords } from './use-feed-words.ts';

type BreastSide = Stretch['side'];

type Props = {
  status: 'idle' | 'running' | 'paused';
  /** The side she is on, or was on when she paused. */
  current: BreastSide | undefined;
  /** What each side has so far, as it is shown; undefined while nothing runs. */
  times: Record<BreastSide, string> | undefined;
  onPress: (side: BreastSide) => void;
};

const sides: readonly BreastSide[] = ['left', 'right'];

/** One tap starts, one tap switches: each as large as half a screen allows, where the thumb is. */
export function SideButtons({ status, current, times, onPress }: Props) {
  const t = useTexts();
  const words = useFeedWords();
  const label = (side: BreastSide) => {
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
            <span className="sr-only">{times ? `${label(side)}, ${times[side]}` : label(side)}</span>
            <span aria-hidden className="text-display leading-none font-extrabold">
              {t(`nursing.${side}Short`)}
            </span>
            <span aria-hidden className="font-bold">
              {words.side(side)}
            </span>
            {times && (
              <span aria-hidden className="text-small text-ink-soft tabular-nums">
                {times[side]}
              </span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}
