import { Pause, Play } from 'lucide-react';
import { useTexts } from '#web/texts/use-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Spinner } from '#web/ui/spinner.tsx';

type Props = {
  isSounding: boolean;
  /** On its way: it can still be paused. */
  isWaiting?: boolean | undefined;
  onPress: () => void;
  className?: string | undefined;
};

export function PlayButton({ isSounding, isWaiting = false, onPress, className }: Props) {
  const t = useTexts();
  const Icon = isSounding ? Pause : Play;
  return (
    <button
      type="button"
      aria-label={isSounding ? t('player.pause') : t('player.play')}
      aria-busy={isWaiting || undefined}
      onClick={onPress}
      className={classNames(
        'grid shrink-0 place-items-center rounded-full bg-clay text-on-clay transition-transform hover:bg-clay-ink active:scale-95',
        className,
      )}
    >
      {isWaiting ? <Spinner /> : <Icon size={22} fill="currentColor" aria-hidden />}
    </button>
  );
}
