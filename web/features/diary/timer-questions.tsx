import { useState } from 'react';
import { startOf, type Timer } from '#shared/timer/timer.rules.ts';
import { BeganEarlier } from '#web/features/timer/began-earlier.tsx';
import { ForgottenCard } from '#web/features/timer/forgotten-card.tsx';
import { OtherTimerCard } from '#web/features/timer/other-timer-card.tsx';
import type { TimerActions } from '#web/features/timer/timer-actions.ts';
import type { TimerState } from '#web/features/timer/use-timer.ts';
import { SavedElsewhere } from '#web/parts/saved-elsewhere.tsx';
import type { DiaryPlace } from './diary-place.ts';
import { useRecordWords } from './record-words.ts';
import { type TimerLate, type TimerParts, useTimerSay } from './timer-parts.ts';
import { TimersBeside } from './timers-beside.tsx';

type Told<Side extends string, Choice> = {
  parts: TimerParts<Side, Choice>;
  late: TimerLate<Side, Choice>;
  place: DiaryPlace;
  state: TimerState<Side, Choice>;
  actions: TimerActions<Side, Choice>;
};
type Props<Side extends string, Choice> = Told<Side, Choice> & {
  elsewhere: readonly Timer<Side>[];
  isCompact: boolean;
  onSave: () => void;
};

/** What a timer asks that is under way: when it ended or began, and what becomes of those beside it. */
export function TimerQuestions<Side extends string, Choice>(props: Props<Side, Choice>) {
  const { parts, state, actions, isCompact } = props;
  const { timer, status, isForgotten, isSavedElsewhere } = state;
  const say = useTimerSay(parts.nouns);
  const [goesOn, setGoesOn] = useState<string>();
  return (
    <>
      {isSavedElsewhere && <SavedElsewhere title={say('savedElsewhere')} text={say('savedElsewhereText')} />}
      {timer && isForgotten && goesOn !== timer.id && (
        <Forgotten {...props} timer={timer} onGoOn={() => setGoesOn(timer.id)} />
      )}
      {timer && status !== 'stopped' && !isCompact && <Began parts={parts} onBackdate={actions.backdate} />}
      <TimersAround {...props} />
    </>
  );
}

type ForgottenProps<Side extends string, Choice> = Told<Side, Choice> & {
  timer: Timer<Side>;
  onSave: () => void;
  onGoOn: () => void;
};

/** When did it end? */
function Forgotten<Side extends string, Choice>(props: ForgottenProps<Side, Choice>) {
  const { parts, late, timer, state, actions, onSave, onGoOn } = props;
  const say = useTimerSay(parts.nouns);
  const { time } = useRecordWords();
  const startedAt = +startOf(timer);
  return (
    <ForgottenCard
      startedAt={startedAt}
      now={state.now}
      onEnd={(at) => {
        actions.endAt(at);
        onSave();
      }}
      onGoOn={onGoOn}
      usualMinutes={late.usualMinutes ?? []}
      guessMinutes={late.guessMinutes}
      words={{
        title: say('forgotten'),
        text: say('forgottenText', { time: time(startedAt) }),
        after: (n) => say('forgottenAfter', { n }),
        now: say('forgottenNow'),
        pick: say('forgottenPick'),
        end: say('forgottenEnd'),
        goOn: say('forgottenGoOn'),
        apply: say('forgottenApply'),
      }}
    />
  );
}

type Around<Side extends string, Choice> = Told<Side, Choice> & { elsewhere: readonly Timer<Side>[] };

/** What goes on with the other twin, and what runs beside the one on screen, on this phone or another. */
function TimersAround<Side extends string, Choice>(props: Around<Side, Choice>) {
  const { parts, late, place, state, actions, elsewhere } = props;
  const say = useTimerSay(parts.nouns);
  const speech = useRecordWords();
  const card = (timer: Timer<Side>, title: string, onLeave?: () => void) => (
    <OtherTimerCard
      key={timer.id}
      title={timer.stoppedAt ? say('elsewhereStopped') : title}
      text={
        late.tellOther?.(timer, say, speech) ?? say('elsewhereText', { time: speech.time(+startOf(timer)) })
      }
      joinLabel={say('elsewhereJoin')}
      onJoin={() => actions.join(timer)}
      leaveLabel={say('elsewhereKeep')}
      onLeave={onLeave}
    />
  );
  return (
    <>
      <TimersBeside parts={parts} place={place} />
      {elsewhere.map((other) => card(other, say('elsewhere'), () => actions.leave(other)))}
      {state.aside.map((other) => card(other, say('elsewhereHere')))}
    </>
  );
}

type BeganProps<Side extends string, Choice> = {
  parts: TimerParts<Side, Choice>;
  onBackdate: (minutes: number) => void;
};

function Began<Side extends string, Choice>({ parts, onBackdate }: BeganProps<Side, Choice>) {
  const say = useTimerSay(parts.nouns);
  return (
    <BeganEarlier
      usualMinutes={parts.beganMinutes}
      onBackdate={onBackdate}
      words={{
        title: say('began'),
        ago: (n) => say('beganAgo', { n }),
        other: say('beganOther'),
        minutes: say('beganMinutes'),
        apply: say('beganApply'),
      }}
    />
  );
}
