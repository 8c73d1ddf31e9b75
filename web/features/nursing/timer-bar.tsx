import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { useStayAwake } from '#web/platform/device/wake-lock.ts';
import { setUrgentTitle } from '#web/platform/document/document-title.tsx';
import { holdUpdates } from '#web/platform/offline/update-hold.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { useFeedWords } from './feed-words.ts';
import { useNursingSettings } from './nursing-settings.ts';
import { useNursingNow } from './use-nursing-now.ts';
import { useNursingTimer } from './use-nursing-timer.ts';

/** On every screen while a feed is under way: which side, how long, and one tap back to it. */
export default function TimerBar({ owner, isHere }: { owner: string | null; isHere: boolean }) {
  const t = useTexts();
  const words = useFeedWords();
  const { status, time, currentSide } = useNursingTimer(owner);
  // Saved on another phone, it is not waiting to be saved on this one. Its own screen follows by itself.
  useNursingNow(isHere ? null : owner, status === 'running');
  const isOpen = status !== 'idle';
  const title = isOpen ? `${time} · ${t('nursing.title')}` : null;

  useEffect(() => setUrgentTitle('nursing', title), [title]);
  useEffect(() => () => setUrgentTitle('nursing', null), []);
  useEffect(() => (isOpen ? holdUpdates('nursing') : undefined), [isOpen]);
  const { keepAwake } = useNursingSettings();
  useStayAwake(keepAwake && status === 'running');

  if (!isOpen || isHere || !currentSide) return null;
  const shown = status === 'running' ? words.side(currentSide) : t(`nursing.${status}`);
  return (
    <aside aria-label={t('nursing.title')}>
      <Link
        to={paths.nursing}
        className="flex min-h-11 items-center justify-center gap-3 border-line border-b bg-blush px-4 font-bold text-ink"
      >
        <span className="tabular-nums">{time}</span> <span className="font-normal text-small">{shown}</span>
        <span className="sr-only">
          . {status === 'running' ? t('nursing.barRunning') : t('nursing.barOpen')}
        </span>
      </Link>
    </aside>
  );
}
