import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { paths } from '#shared/navigation/paths.ts';
import { useTimer } from '#web/features/timer/use-timer.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import type { DiaryPlace } from '../../diary-place.ts';
import { useTimersOf } from '../../use-timers-of.ts';
import { LastFeed } from './last-feed.tsx';
import { nursingTimer } from './nursing-timer-kind.ts';
import { useFeeds } from './use-feeds.ts';

/** For home: the last feed and how long ago it was, or the one under way; one tap leads to the timer. */
export function NursingNow({ place }: { place: DiaryPlace }) {
  const t = useTexts();
  const { history, isWaiting } = useFeeds(place);
  const { status, time } = useTimer(nursingTimer, place);
  useTimersOf(nursingTimer, place, { isRunning: status === 'running' });
  return (
    <Link
      to={paths.nursing}
      className="flex min-h-24 items-center gap-3 rounded-card border border-line bg-card p-4 shadow-soft hover:bg-blush"
    >
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="font-bold text-ink-soft text-small">{t('nursing.title')}</p>
        {status !== 'idle' ? (
          <p className="font-bold text-heading">
            {t(`nursing.${status}`)} · <span className="tabular-nums">{time}</span>
          </p>
        ) : (
          !isWaiting && <LastFeed feed={history[0]} align="left" />
        )}
      </div>
      <ChevronRight size={22} aria-hidden className="shrink-0 text-ink-soft" />
    </Link>
  );
}
