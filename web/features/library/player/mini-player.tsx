import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { closePlayer, pause, resume } from '#web/platform/audio/audio-player.ts';
import { usePlayer } from '#web/platform/audio/player-state.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { clockTime } from './clock-time.ts';
import { PlayButton } from './play-button.tsx';
import { unknownDuration } from './use-track.ts';

/** What she listens to goes with her: a bar above the tabs, in the page's flow, so that it covers nothing. */
export default function MiniPlayer() {
  const t = useTexts();
  const { track, status, position, duration: known } = usePlayer();
  useBottomRoom();
  if (!track) return null;
  const isSounding = status === 'playing' || status === 'waiting';
  const duration = known ?? unknownDuration;
  return (
    <section
      aria-label={t('player.nowPlaying')}
      className="sticky bottom-[calc(var(--spacing-tab-bar)+env(safe-area-inset-bottom))] z-10 border-line border-t bg-card wide:bottom-0"
    >
      <div
        aria-hidden
        className="h-0.5 origin-left bg-clay"
        style={{ transform: `scaleX(${Math.min(1, position / duration)})` }}
      />
      <div className="mx-auto flex max-w-[45rem] items-center gap-2 px-3 py-1.5">
        <PlayButton
          isSounding={isSounding}
          isWaiting={status === 'waiting'}
          onPress={isSounding ? pause : resume}
          className="size-11"
        />
        <Link
          to="/app/post/$articleId"
          params={{ articleId: track.id }}
          className="grid min-h-11 min-w-0 flex-1 content-center rounded-control px-1"
        >
          <span className="truncate font-bold text-small">{track.title}</span>
          <span className="truncate text-ink-soft text-tiny tabular-nums">
            {status === 'failed' ? t('player.failed') : `${clockTime(position)} / ${clockTime(duration)}`}
          </span>
        </Link>
        <IconButton label={t('player.close')} onClick={closePlayer}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
    </section>
  );
}

/** Toasts and what else floats above the tabs make room for the bar. */
function useBottomRoom(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--bottom-bar', '60px');
    return () => {
      style.removeProperty('--bottom-bar');
    };
  }, []);
}
