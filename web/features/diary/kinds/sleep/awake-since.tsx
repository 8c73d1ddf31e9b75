import { awakeSeconds, type Slept, wokeAt } from '#shared/sleep/sleep-log.rules.ts';
import { dayOf } from '#shared/timer/log.rules.ts';
import { useNow } from '#web/features/timer/use-now.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { useRecordWords } from '../../record-words.ts';

const daySeconds = 24 * 3600;

/** 'Acordado há 1 h 40 min': what she asks herself before the next nap. Older than a day, it is only the last entry. */
export function AwakeSince({ sleeps }: { sleeps: readonly Slept[] }) {
  const t = useTexts();
  const words = useRecordWords();
  const now = new Date(useNow('half-minute'));
  const woke = wokeAt(sleeps);
  const seconds = awakeSeconds(sleeps, now);
  if (woke === null || seconds === null) return null;
  if (seconds >= daySeconds) {
    const day = words.day(dayOf(new Date(woke), deviceTimeZone()));
    return <p className="text-ink-soft">{t('sleepDiary.lastSleepOn', { day })}</p>;
  }
  return (
    <p>
      <span className="block text-heading font-bold">
        {seconds < 60
          ? t('sleepDiary.awakeNow')
          : t('sleepDiary.awakeFor', { time: words.duration(seconds) })}
      </span>
      <span className="text-ink-soft">{t('sleepDiary.awakeSince', { time: words.time(woke) })}</span>
    </p>
  );
}
