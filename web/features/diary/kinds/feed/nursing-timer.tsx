import { Pause, Play, Square } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Breast } from '#shared/nursing/nursing.rules.ts';
import { startOf } from '#shared/timer/timer.rules.ts';
import { timerActions } from '#web/features/timer/timer-actions.ts';
import { TimerFace } from '#web/features/timer/timer-face.tsx';
import { useAnnouncement } from '#web/features/timer/use-announcement.ts';
import { useLate } from '#web/features/timer/use-late.ts';
import { useRefusedToast } from '#web/features/timer/use-refused-toast.ts';
import { SavedElsewhere } from '#web/parts/saved-elsewhere.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { babyNameIn, type DiaryPlace } from '../../diary-place.ts';
import { FeedBegan } from './feed-began.tsx';
import { nursingTimer } from './nursing-timer-kind.ts';
import { SideButtons } from './side-buttons.tsx';
import { useFeedWords } from './use-feed-words.ts';
import { useNursingNow } from './use-nursing-now.ts';
import { useNursingTimer } from './use-nursing-timer.ts';

type Props = {
  place: DiaryPlace;
  onSignIn: () => void;
  isCompact?: boolean;
  /** Shown above the sides while no feed is under way: the last one, and when it was. */
  idleNote?: ReactNode;
};

// What the timer asks later, and rarely, does not hold it back.
const saveStep = () => import('./save-sheet.tsx');
const questions = () => import('./feed-questions.tsx');

/** Start, switch, pause, stop: the whole of it under one thumb. */
export function NursingTimer({ place, onSignIn, isCompact = false, idleNote }: Props) {
  const t = useTexts();
  const words = useFeedWords();
  const state = useNursingTimer(place);
  const { timer, status, currentSide, time } = state;
  const name = babyNameIn(place);
  const actions = timerActions(nursingTimer, place);
  const elsewhere = useNursingNow(place, { isRunning: status === 'running' });
  useRefusedToast(nursingTimer, { title: t('nursing.failed'), description: t('nursing.failedText') });
  const { SaveSheet } = useLate(saveStep) ?? {};
  const { FeedForgotten, FeedsBeside, OtherFeedCard } = useLate(questions) ?? {};
  const { said, say } = useAnnouncement(status);
  /** The timer whose save step she closed without deciding. */
  const [closed, setClosed] = useState<string>();
  const [goesOn, setGoesOn] = useState<string>();
  const startedAt = timer ? startOf(timer).getTime() : 0;

  function pressSide(side: Breast): void {
    const named = { side: words.sideInSentence(side) };
    if (status === 'idle') say('running', t('nursing.saidStarted', named));
    else if (side !== currentSide) say('running', t('nursing.saidSwitched', named));
    else if (status === 'paused') say('running', t('nursing.saidResumed', named));
    actions.press(side);
  }
  function pause(): void {
    actions.pause();
    say('paused', t('nursing.saidPaused', { time }));
  }
  function resume(): void {
    actions.resume();
    if (currentSide) say('running', t('nursing.saidResumed', { side: words.sideInSentence(currentSide) }));
  }
  function stop(): void {
    actions.stop();
    setClosed(undefined);
    say('stopped', t('nursing.saidStopped', { time }));
  }
  function backdate(minutes: number): void {
    actions.backdate(minutes);
    say(status, t('nursing.beganDone', { time: words.time(startedAt - minutes * 60_000) }));
  }

  const notes = {
    idle: t('nursing.tapToStart'),
    running: t('nursing.running'),
    paused: t('nursing.paused'),
    stopped: t('nursing.stopped'),
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <p role="status" className="sr-only">
        {said}
      </p>
      {/* As high as the line that stands here before the first tap: the button must not move under her thumb. */}
      <div className="grid min-h-13 content-center text-center">
        {timer && currentSide ? (
          <p>
            <span className="block text-heading font-bold">
              {name && `${name} · `}
              {notes[status]}
              {status === 'running' && ` · ${words.side(currentSide)}`}
            </span>
            <span className="text-ink-soft">{t('nursing.beganAt', { time: words.time(startedAt) })}</span>
          </p>
        ) : (
          idleNote
        )}
      </div>
      <TimerFace
        label={t('nursing.timer')}
        time={time}
        isQuiet={status !== 'running'}
        isCompact={isCompact}
      />
      {status === 'stopped' ? (
        <div className="grid gap-3">
          <Button size="large" onClick={() => setClosed(undefined)}>
            {t('nursing.saveTitle')}
          </Button>
          <Button variant="secondary" size="large" onClick={actions.reopen}>
            {t('nursing.goOn')}
          </Button>
        </div>
      ) : (
        <>
          <SideButtons
            status={status}
            current={currentSide}
            times={timer ? state.sideTimes : undefined}
            onPress={pressSide}
          />
          {timer ? (
            <div className="grid grid-cols-2 gap-3">
              {status === 'running' ? (
                <Button
                  variant="secondary"
                  size="large"
                  icon={<Pause size={20} aria-hidden />}
                  onClick={pause}
                >
                  {t('nursing.pause')}
                </Button>
              ) : (
                <Button
                  variant="secondary"
                  size="large"
                  icon={<Play size={20} aria-hidden />}
                  onClick={resume}
                >
                  {t('nursing.resume')}
                </Button>
              )}
              <Button size="large" icon={<Square size={18} aria-hidden />} onClick={stop}>
                {t('nursing.stop')}
              </Button>
            </div>
          ) : (
            <p className="text-center text-ink-soft">{t('nursing.tapToStart')}</p>
          )}
        </>
      )}
      {state.isSavedElsewhere && (
        <SavedElsewhere title={t('nursing.savedElsewhere')} text={t('nursing.savedElsewhereText')} />
      )}
      {timer && FeedForgotten && state.isForgotten && goesOn !== timer.id && (
        <FeedForgotten
          startedAt={startedAt}
          now={state.now}
          onEnd={(at) => {
            actions.endAt(at);
            setClosed(undefined);
          }}
          onGoOn={() => setGoesOn(timer.id)}
        />
      )}
      {timer && status !== 'stopped' && !isCompact && <FeedBegan onBackdate={backdate} />}
      {FeedsBeside && <FeedsBeside place={place} />}
      {OtherFeedCard &&
        elsewhere.map((other) => (
          <OtherFeedCard
            key={other.id}
            timer={other}
            onJoin={() => actions.join(other)}
            onLeave={() => actions.leave(other)}
          />
        ))}
      {OtherFeedCard &&
        state.aside.map((other) => (
          <OtherFeedCard key={other.id} timer={other} isHere onJoin={() => actions.join(other)} />
        ))}
      {timer && SaveSheet && (
        <SaveSheet
          place={place}
          timer={timer}
          chosenSide={state.choice}
          isSavedElsewhere={state.isSavedElsewhere}
          actions={actions}
          open={status === 'stopped' && closed !== timer.id}
          onClose={() => setClosed(timer.id)}
          onSignIn={onSignIn}
        />
      )}
    </div>
  );
}
