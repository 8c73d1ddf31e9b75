import { type Since, sinceOf } from '#shared/diary/since.rules.ts';
import { useTimer } from '#web/features/timer/use-timer.ts';
import type { DiaryPlace } from './diary-place.ts';
import { useNursingSettings } from './kinds/feed/nursing-settings.ts';
import { sleepTimer } from './kinds/sleep/sleep-timer-kind.ts';
import { useRecordWords } from './record-words.ts';
import { useDiary } from './use-diary.ts';

/** 'Mamou há 2 h 10 min (esquerdo) · Fralda há 40 min': what everybody asks who takes the baby. */
export function SinceLine({ place }: { place: DiaryPlace }) {
  const { t, duration } = useRecordWords();
  const { sinceFrom } = useNursingSettings();
  // Of all kinds, whatever the timeline below is narrowed to.
  const { records } = useDiary(place);
  const { timer, status, at } = useTimer(sleepTimer, place);
  const asleepSince = (status === 'running' && timer?.stretches[0]?.from) || null;
  const since = sinceOf(records, { now: at, sinceFrom, asleepSince });
  if (since.length === 0) return null;
  return (
    <section aria-label={t('pictures.since')}>
      <p className="font-bold tabular-nums">{since.map(said).join(' · ')}</p>
    </section>
  );

  function said(one: Since): string {
    const time = duration(one.seconds - (one.seconds % 60));
    if (one.what !== 'feed')
      return t(one.seconds < 60 ? `pictures.just_${one.what}` : `pictures.since_${one.what}`, { time });
    const side = t(`pictures.side_${one.side === 'both' ? (one.lastSide ?? 'both') : one.side}`);
    return t(one.seconds < 60 ? 'pictures.just_feed' : 'pictures.since_feed', { time, side });
  }
}
