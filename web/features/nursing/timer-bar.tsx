import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { useStayAwake } from '#web/platform/device/wake-lock.ts';
import { setUrgentTitle } from '#web/platform/document/document-title.tsx';
import { holdUpdates } from '#web/platform/offline/update-hold.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { useFeedWords } from './feed-words.ts';
import { useNursingSettings } from './nursing-settings.ts';
import { useTimer } from './use-timer.ts';

/** On every screen while a feed is under way: which side, how long, and one tap back to it. */
export default function TimerBar({ owner, isHere }: { owner: string | null; isHere: boolean }) {
  const t = useTexts();
  const words = useFeedWords();
  const { status, time, currentSide } = useTimer(owner);
  const isOpen = status !== 'idle';
  const title = isOpen ? `${time} · ${t('nursing.title')}` : null;

  useEffect(() => setUrgentTitle(title), [title]);
  useEffect(() => () => setUrgentTitle(null), []);
  useEffect(() => (isOpen ? holdUpdates('nursing') : undefined), [isOpen]);
  const { keepAwake } = useNursingSettings();
  useStayAwake(keepAwake && status === 'running');

  if (!isOpen || isHere || !currentSide) return null;
  const side = words.side(currentSide);
  const label = {
    running: t('nursing.barLabel', { side: words.sideInSentence(currentSide) }),
    paused: t('nursing.barPaused'),
    stopped: t('nursing.barStopped'),
  }[status];
  return (
    <Link
      to={paths.nursing}
      aria-label={label}
      className="sticky top-0 z-10 flex min-h-11 items-center justify-center gap-3 border-line border-b bg-blush px-4 font-bold text-ink"
    >
      <span className="tabular-nums">{time}</span>
      <span className="font-normal text-small">
        {status === 'running' ? side : status === 'paused' ? t('nursing.paused') : t('nursing.stopped')}
      </span>
    </Link>
  );
}
