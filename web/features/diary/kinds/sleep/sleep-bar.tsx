import { Link } from '@tanstack/react-router';
import { Moon } from 'lucide-react';
import { useEffect } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { useTimer } from '#web/features/timer/use-timer.ts';
import { setUrgentTitle } from '#web/platform/document/document-title.tsx';
import { holdUpdates } from '#web/platform/offline/update-hold.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import type { DiaryPlace } from '../../diary-place.ts';
import { sleepTimer } from './sleep-timer-kind.ts';
import { useSleepElsewhere } from './use-sleep-elsewhere.ts';

/** On every screen while a baby sleeps: how long, and one tap back to the diary. */
export function SleepBar({ place, isHere }: { place: DiaryPlace; isHere: boolean }) {
  const t = useTexts();
  const { status, time } = useTimer(sleepTimer, place);
  // Saved on another phone, it is not waiting to be saved on this one. Its own screen follows by itself.
  useSleepElsewhere(place, { isRunning: status === 'running', isAsking: !isHere });
  const isOpen = status !== 'idle';
  const title = isOpen ? `${time} · ${t('sleepDiary.title')}` : null;

  useEffect(() => setUrgentTitle('sleep', title), [title]);
  useEffect(() => () => setUrgentTitle('sleep', null), []);
  useEffect(() => (isOpen ? holdUpdates('sleep') : undefined), [isOpen]);

  if (!isOpen || isHere) return null;
  return (
    <aside aria-label={t('sleepDiary.title')}>
      <Link
        to={paths.toolSleepDiary}
        className="flex min-h-11 items-center justify-center gap-3 border-line border-b bg-topic-sleep px-4 font-bold text-ink"
      >
        <Moon size={18} aria-hidden />
        <span className="tabular-nums">{time}</span>{' '}
        <span className="font-normal text-small">{t(`sleepDiary.${status}`)}</span>
        <span className="sr-only">
          . {status === 'running' ? t('sleepDiary.barRunning') : t('sleepDiary.barOpen')}
        </span>
      </Link>
    </aside>
  );
}
