import type { SleepTimer } from '#shared/sleep/sleep.schema.ts';
import { startOf } from '#shared/timer/timer.rules.ts';
import { BeganEarlier } from '#web/features/timer/began-earlier.tsx';
import { ForgottenCard } from '#web/features/timer/forgotten-card.tsx';
import { OtherTimerCard } from '#web/features/timer/other-timer-card.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import type { DiaryPlace } from '../../diary-place.ts';
import { useRecordWords } from '../../record-words.ts';
import { TimersBeside } from '../../timers-beside.tsx';
import { sleepTimer } from './sleep-timer-kind.ts';

/** The questions every timer asks, in the words of sleep: did it begin earlier, when did it end, which one here. */
export function SleepBegan({ onBackdate }: { onBackdate: (minutes: number) => void }) {
  const t = useTexts();
  return (
    <BeganEarlier
      usualMinutes={[5, 15, 30]}
      onBackdate={onBackdate}
      words={{
        title: t('sleepDiary.began'),
        ago: (n) => t('sleepDiary.beganAgo', { n }),
        other: t('sleepDiary.beganOther'),
        minutes: t('sleepDiary.beganMinutes'),
        apply: t('sleepDiary.beganApply'),
      }}
    />
  );
}

type Forgotten = { startedAt: number; now: number; onEnd: (at: Date) => void; onGoOn: () => void };

export function SleepForgotten(props: Forgotten) {
  const t = useTexts();
  const words = useRecordWords();
  return (
    <ForgottenCard
      {...props}
      guessMinutes={8 * 60}
      words={{
        title: t('sleepDiary.forgotten'),
        text: t('sleepDiary.forgottenText', { time: words.time(props.startedAt) }),
        now: t('sleepDiary.forgottenNow'),
        pick: t('sleepDiary.forgottenPick'),
        end: t('sleepDiary.forgottenEnd'),
        goOn: t('sleepDiary.forgottenGoOn'),
        apply: t('sleepDiary.forgottenApply'),
      }}
    />
  );
}

type Other = { timer: SleepTimer; isHere?: boolean; onJoin: () => void; onLeave?: () => void };

export function OtherSleepCard({ timer, isHere = false, onJoin, onLeave }: Other) {
  const t = useTexts();
  const words = useRecordWords();
  return (
    <OtherTimerCard
      title={
        timer.stoppedAt
          ? t('sleepDiary.elsewhereStopped')
          : isHere
            ? t('sleepDiary.elsewhereHere')
            : t('sleepDiary.elsewhere')
      }
      text={t('sleepDiary.elsewhereText', { time: words.time(+startOf(timer)) })}
      joinLabel={t('sleepDiary.elsewhereJoin')}
      onJoin={onJoin}
      leaveLabel={t('sleepDiary.elsewhereKeep')}
      onLeave={onLeave}
    />
  );
}

/** What goes on with the other twin. */
export function SleepsBeside({ place }: { place: DiaryPlace }) {
  const t = useTexts();
  return (
    <TimersBeside
      kind={sleepTimer}
      place={place}
      words={{
        said: (status) => t(`sleepDiary.${status}`),
        pause: t('sleepDiary.pause'),
        resume: t('sleepDiary.resume'),
        stop: t('sleepDiary.stop'),
        save: t('sleepDiary.saveTitle'),
      }}
    />
  );
}
