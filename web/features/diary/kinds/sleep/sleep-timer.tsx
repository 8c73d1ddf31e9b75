import { CloudMoon, Moon, Sun } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { startOf } from '#shared/timer/timer.rules.ts';
import { timerActions } from '#web/features/timer/timer-actions.ts';
import { TimerFace } from '#web/features/timer/timer-face.tsx';
import { useAnnouncement } from '#web/features/timer/use-announcement.ts';
import { useTimer } from '#web/features/timer/use-timer.ts';
import { SavedElsewhere } from '#web/parts/saved-elsewhere.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { babyNameIn, type DiaryPlace } from '../../diary-place.ts';
import { useRecordWords } from '../../record-words.ts';
import { SaveSleepSheet } from './save-sleep-sheet.tsx';
import { OtherSleepCard, SleepBegan, SleepForgotten, SleepsBeside } from './sleep-questions.tsx';
import { sleepTimer } from './sleep-timer-kind.ts';
import { useSleepElsewhere } from './use-sleep-elsewhere.ts';

type Props = {
  place: DiaryPlace;
  onSignIn: () => void;
  /** Shown above the button while the baby is awake: since when. */
  idleNote?: ReactNode;
};

/** Fell asleep, awake for a moment, woke up: the whole of it under one thumb. */
export function SleepTimer({ place, onSignIn, idleNote }: Props) {
  const t = useTexts();
  const words = useRecordWords();
  const { timer, aside, choice, status, now, time, isForgotten, isSavedElsewhere } = useTimer(
    sleepTimer,
    place,
  );
  const actions = timerActions(sleepTimer, place);
  const name = babyNameIn(place);
  const elsewhere = useSleepElsewhere(place, { isRunning: status === 'running' });
  const { said, say } = useAnnouncement(status);
  /** The timer whose save step she closed without deciding. */
  const [closed, setClosed] = useState<string>();
  const [goesOn, setGoesOn] = useState<string>();
  const startedAt = timer ? startOf(timer).getTime() : 0;

  function press(): void {
    say('running', status === 'idle' ? t('sleepDiary.saidStarted') : t('sleepDiary.saidResumed'));
    actions.press('asleep');
  }
  function pause(): void {
    actions.pause();
    say('paused', t('sleepDiary.saidPaused', { time }));
  }
  function stop(): void {
    actions.stop();
    setClosed(undefined);
    say('stopped', t('sleepDiary.saidStopped', { time }));
  }
  function backdate(minutes: number): void {
    actions.backdate(minutes);
    say(status, t('sleepDiary.beganDone', { time: words.time(startedAt - minutes * 60_000) }));
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <p role="status" className="sr-only">
        {said}
      </p>
      {/* As high as the line that stands here before the first tap: the button must not move under her thumb. */}
      <div className="grid min-h-13 content-center text-center">
        {status === 'idle' ? (
          idleNote
        ) : (
          <p>
            <span className="block text-heading font-bold">
              {name && `${name} · `}
              {t(`sleepDiary.${status}`)}
            </span>
            <span className="text-ink-soft">{t('sleepDiary.beganAt', { time: words.time(startedAt) })}</span>
          </p>
        )}
      </div>
      <TimerFace label={t('sleepDiary.timer')} time={time} isQuiet={status !== 'running'} />
      {status === 'idle' && (
        <>
          <Button
            size="large"
            wide
            icon={<Moon size={22} aria-hidden />}
            className="min-h-16"
            onClick={press}
          >
            {t('sleepDiary.start')}
          </Button>
          <p className="text-center text-ink-soft">{t('sleepDiary.startHint')}</p>
        </>
      )}
      {(status === 'running' || status === 'paused') && (
        <div className="grid grid-cols-2 gap-3">
          {status === 'running' ? (
            <Button variant="secondary" size="large" className="min-h-16" onClick={pause}>
              {t('sleepDiary.pause')}
            </Button>
          ) : (
            <Button
              variant="secondary"
              size="large"
              className="min-h-16"
              icon={<CloudMoon size={22} aria-hidden />}
              onClick={press}
            >
              {t('sleepDiary.resume')}
            </Button>
          )}
          <Button size="large" className="min-h-16" icon={<Sun size={22} aria-hidden />} onClick={stop}>
            {t('sleepDiary.stop')}
          </Button>
        </div>
      )}
      {status === 'stopped' && (
        <div className="grid gap-3">
          <Button size="large" onClick={() => setClosed(undefined)}>
            {t('sleepDiary.saveTitle')}
          </Button>
          <Button variant="secondary" size="large" onClick={actions.reopen}>
            {t('sleepDiary.goOn')}
          </Button>
        </div>
      )}
      {isSavedElsewhere && (
        <SavedElsewhere title={t('sleepDiary.savedElsewhere')} text={t('sleepDiary.savedElsewhereText')} />
      )}
      {timer && isForgotten && goesOn !== timer.id && (
        <SleepForgotten
          startedAt={startedAt}
          now={now}
          onEnd={(at) => {
            actions.endAt(at);
            setClosed(undefined);
          }}
          onGoOn={() => setGoesOn(timer.id)}
        />
      )}
      {timer && status !== 'stopped' && <SleepBegan onBackdate={backdate} />}
      <SleepsBeside place={place} />
      {elsewhere.map((other) => (
        <OtherSleepCard
          key={other.id}
          timer={other}
          onJoin={() => actions.join(other)}
          onLeave={() => actions.leave(other)}
        />
      ))}
      {aside.map((other) => (
        <OtherSleepCard key={other.id} timer={other} isHere onJoin={() => actions.join(other)} />
      ))}
      {timer && (
        <SaveSleepSheet
          place={place}
          timer={timer}
          choice={choice}
          isSavedElsewhere={isSavedElsewhere}
          actions={actions}
          open={status === 'stopped' && closed !== timer.id}
          onClose={() => setClosed(timer.id)}
          onSignIn={onSignIn}
        />
      )}
    </div>
  );
}
