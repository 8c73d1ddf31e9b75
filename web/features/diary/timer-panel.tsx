'use no memo'; // It shows another second every second: what would be remembered is asked anew anyhow.

import { type ReactNode, useState } from 'react';
import { startOf } from '#shared/timer/timer.rules.ts';
import { timerActions } from '#web/features/timer/timer-actions.ts';
import { TimerFace } from '#web/features/timer/timer-face.tsx';
import { useAnnouncement } from '#web/features/timer/use-announcement.ts';
import { useLate } from '#web/features/timer/use-late.ts';
import { useRefusedToast } from '#web/features/timer/use-refused-toast.ts';
import { type TimerState, useTimer } from '#web/features/timer/use-timer.ts';
import { Button } from '#web/ui/button.tsx';
import { babyNameIn, type DiaryPlace } from './diary-place.ts';
import { useRecordWords } from './record-words.ts';
import { type TimerParts, useTimerSay } from './timer-parts.ts';
import { useTimersOf } from './use-timers-of.ts';

type Props<Side extends string, Choice> = {
  parts: TimerParts<Side, Choice>;
  place: DiaryPlace;
  onSignIn?: (() => void) | undefined;
  isCompact?: boolean;
  /** Shown above the buttons while nothing is under way: the last one, and when it was. */
  idleNote?: ReactNode;
};

// What the timer asks later, and rarely, does not hold it back.
const saveStep = () => import('./timer-save-step.tsx');
const questions = () => import('./timer-questions.tsx');

/** Start, switch, pause, stop: the whole of it under one thumb. */
export function TimerPanel<Side extends string, Choice>(props: Props<Side, Choice>) {
  const { parts, place, onSignIn, isCompact = false, idleNote } = props;
  const say = useTimerSay(parts.nouns);
  const state = useTimer(parts.kind, place);
  const { timer, status } = state;
  const { said, actions } = useSaidActions(parts, place, state);
  const elsewhere = useTimersOf(parts.kind, place, { isRunning: status === 'running' });
  useRefusedToast(parts.kind, { title: say('failed'), description: say('refusedText') || say('failedText') });
  const { SaveStep } = useLate(saveStep) ?? {};
  const { TimerQuestions } = useLate(questions) ?? {};
  const { late } = useLate(parts.late) ?? {};
  /** The timer whose save step she closed without deciding. */
  const [closed, setClosed] = useState<string>();
  const openSaveStep = () => setClosed(undefined);
  const told = { parts, place, state, actions, onSave: openSaveStep };
  return (
    <div className="grid grid-cols-1 gap-4">
      <p role="status" className="sr-only">
        {said}
      </p>
      <Heading parts={parts} place={place} state={state} idleNote={idleNote} />
      <TimerFace
        label={say('timer')}
        time={state.time}
        isQuiet={status !== 'running'}
        isCompact={isCompact}
      />
      <Controls {...told} />
      {TimerQuestions && late && (
        <TimerQuestions {...told} late={late} elsewhere={elsewhere} isCompact={isCompact} />
      )}
      {timer && SaveStep && late && (
        <SaveStep
          {...told}
          timer={timer}
          late={late}
          open={status === 'stopped' && closed !== timer.id}
          onClose={() => setClosed(timer.id)}
          onSignIn={onSignIn}
        />
      )}
    </div>
  );
}

type Told<Side extends string, Choice> = {
  parts: TimerParts<Side, Choice>;
  place: DiaryPlace;
  state: TimerState<Side, Choice>;
  actions: ReturnType<typeof useSaidActions<Side, Choice>>['actions'];
  onSave: () => void;
};

/** What a tap does, and what a screen reader hears of it. */
function useSaidActions<Side extends string, Choice>(
  { kind, nouns, sideName }: TimerParts<Side, Choice>,
  place: DiaryPlace,
  { timer, status, time }: TimerState<Side, Choice>,
) {
  const say = useTimerSay(nouns);
  const { t, time: timeOf } = useRecordWords();
  const { said, say: announce } = useAnnouncement(status);
  const plain = timerActions(kind, place);
  const current = timer?.stretches.at(-1)?.side;
  function press(side: Side): void {
    // Inside a sentence sides are not capitalised.
    const named = { side: sideName?.(t, side).toLowerCase() ?? '' };
    if (status === 'idle') announce('running', say('saidStarted', named));
    else if (side !== current) announce('running', say('saidSwitched', named));
    else if (status === 'paused') announce('running', say('saidResumed', named));
    plain.press(side);
  }
  const actions = {
    ...plain,
    press,
    resume: () => current && press(current),
    pause(): void {
      plain.pause();
      announce('paused', say('saidPaused', { time }));
    },
    stop(): void {
      plain.stop();
      announce('stopped', say('saidStopped', { time }));
    },
    backdate(minutes: number): void {
      const began = timer ? startOf(timer).getTime() : 0;
      plain.backdate(minutes);
      announce(status, say('beganDone', { time: timeOf(began - minutes * 60_000) }));
    },
  };
  return { said, actions };
}

type HeadingProps<Side extends string, Choice> = Pick<Told<Side, Choice>, 'parts' | 'place' | 'state'> & {
  idleNote: ReactNode;
};

/** As high as the line that stands here before the first tap: the button must not move under her thumb. */
function Heading<Side extends string, Choice>({ parts, place, state, idleNote }: HeadingProps<Side, Choice>) {
  const say = useTimerSay(parts.nouns);
  const { t, time } = useRecordWords();
  const { timer, status } = state;
  const side = timer?.stretches.at(-1)?.side;
  const named = side && status === 'running' && parts.sideName?.(t, side);
  return (
    <div className="grid min-h-13 content-center text-center">
      {timer && status !== 'idle' ? (
        <p>
          <span className="block text-heading font-bold">
            {[babyNameIn(place), say(status), named].filter(Boolean).join(' · ')}
          </span>
          <span className="text-ink-soft">{say('beganAt', { time: time(+startOf(timer)) })}</span>
        </p>
      ) : (
        idleNote
      )}
    </div>
  );
}

function Controls<Side extends string, Choice>({ parts, state, actions, onSave }: Told<Side, Choice>) {
  const say = useTimerSay(parts.nouns);
  const { Sides, icons, side } = parts;
  const { timer, status, at } = state;
  const iconOf = (Icon = icons.stop) => <Icon size={20} aria-hidden />;
  if (status === 'stopped')
    return (
      <div className="grid gap-3">
        <Button size="large" onClick={onSave}>
          {say('saveTitle')}
        </Button>
        <Button variant="secondary" size="large" onClick={actions.reopen}>
          {say('goOn')}
        </Button>
      </div>
    );
  const [label, goOn, Icon] =
    status === 'running'
      ? [say('pause'), actions.pause, icons.pause]
      : [say('resume'), actions.resume, icons.resume];
  const large = { size: 'large', className: parts.buttonClass } as const;
  return (
    <>
      {Sides && <Sides status={status} timer={timer} at={at} onPress={actions.press} />}
      {!Sides && !timer && (
        <Button {...large} wide icon={iconOf(icons.start)} onClick={() => actions.press(side)}>
          {say('start')}
        </Button>
      )}
      {timer ? (
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" {...large} icon={Icon && iconOf(Icon)} onClick={goOn}>
            {label}
          </Button>
          <Button
            {...large}
            icon={iconOf()}
            onClick={() => {
              actions.stop();
              onSave();
            }}
          >
            {say('stop')}
          </Button>
        </div>
      ) : (
        <p className="text-center text-ink-soft">{say('startHint')}</p>
      )}
    </>
  );
}
