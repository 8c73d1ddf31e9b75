import { Link } from '@tanstack/react-router';
import { Moon } from 'lucide-react';
import { useEffect } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { startOf } from '#shared/timer/timer.rules.ts';
import { useTimer } from '#web/features/timer/use-timer.ts';
import { useUrgentTitle } from '#web/platform/document/document-title.tsx';
import { holdUpdates } from '#web/platform/offline/update-hold.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import type { BarProps } from '../../timer-bars.tsx';
import { sleepTimer } from './sleep-timer-kind.ts';
import { useSleepElsewhere } from './use-sleep-elsewhere.ts';

/** On every screen while a baby sleeps: how long, and one tap back to the diary. */
export function SleepBar({ place, shown, name, isHere, onOpen }: BarProps) {
  const t = useTexts();
  const { timer, status, time } = useTimer(sleepTimer, place);
  // Saved on another phone, it is not waiting to be saved on this one. Its own screen follows by itself.
  useSleepElsewhere(shown, { isRunning: status === 'running', isAsking: !isHere });
  const isOpen = status !== 'idle';
  const title = isOpen ? `${time} · ${name ?? t('sleepDiary.title')}` : null;
  useUrgentTitle(`sleep ${place.babyId}`, title, timer ? +startOf(timer) : 0);
  useEffect(() => (isOpen ? holdUpdates('sleep') : undefined), [isOpen]);

  if (!isOpen || isHere) return null;
  return (
    <aside aria-label={name ?? t('sleepDiary.title')} className="min-w-0 flex-1">
      <Link
        to={paths.toolSleepDiary}
        onClick={onOpen}
        className="flex min-h-11 items-center justify-center gap-2 border-line border-b bg-topic-sleep px-3 font-bold text-ink"
      >
        <Moon size={18} aria-hidden className="shrink-0" />
        {name && <span className="max-w-1/2 shrink-0 truncate">{name}</span>}
        <span className="tabular-nums">{time}</span>{' '}
        <span className="truncate font-normal text-small">{t(`sleepDiary.${status}`)}</span>
        <span className="sr-only">
          . {status === 'running' ? t('sleepDiary.barRunning') : t('sleepDiary.barOpen')}
        </span>
      </Link>
    </aside>
  );
}
