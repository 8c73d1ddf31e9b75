import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { startOf } from '#shared/timer/timer.rules.ts';
import { useStayAwake } from '#web/platform/device/wake-lock.ts';
import { useUrgentTitle } from '#web/platform/document/document-title.tsx';
import { holdUpdates } from '#web/platform/offline/update-hold.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import type { BarProps } from '../../timer-bars.tsx';
import { useNursingSettings } from './nursing-settings.ts';
import { useFeedWords } from './use-feed-words.ts';
import { useNursingNow } from './use-nursing-now.ts';
import { useNursingTimer } from './use-nursing-timer.ts';

/** On every screen while a feed is under way: which side, how long, and one tap back to it. */
export function TimerBar({ place, shown, name, isHere, onOpen }: BarProps) {
  const t = useTexts();
  const words = useFeedWords();
  const { timer, status, time, currentSide } = useNursingTimer(place);
  // Saved on another phone, it is not waiting to be saved on this one. Its own screen follows by itself.
  useNursingNow(shown, { isRunning: status === 'running', isAsking: !isHere });
  const isOpen = status !== 'idle';
  const title = isOpen ? `${time} · ${name ?? t('nursing.title')}` : null;
  useUrgentTitle(`nursing ${place.babyId}`, title, timer ? +startOf(timer) : 0);
  useEffect(() => (isOpen ? holdUpdates('nursing') : undefined), [isOpen]);
  const { keepAwake } = useNursingSettings();
  useStayAwake(keepAwake && status === 'running');

  if (!isOpen || isHere || !currentSide) return null;
  const said = status === 'running' ? words.side(currentSide) : t(`nursing.${status}`);
  return (
    <aside aria-label={name ?? t('nursing.title')} className="min-w-0 flex-1">
      <Link
        to={paths.nursing}
        onClick={onOpen}
        className="flex min-h-11 items-center justify-center gap-2 border-line border-b bg-blush px-3 font-bold text-ink"
      >
        {name && <span className="max-w-1/2 shrink-0 truncate">{name}</span>}
        <span className="tabular-nums">{time}</span>{' '}
        <span className="truncate font-normal text-small">{said}</span>
        <span className="sr-only">
          . {status === 'running' ? t('nursing.barRunning') : t('nursing.barOpen')}
        </span>
      </Link>
    </aside>
  );
}
