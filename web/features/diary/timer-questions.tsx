import { startOf, type Timer } from '#shared/timer/timer.rules.ts';
import { ForgottenCard } from '#web/features/timer/forgotten-card.tsx';
import { OtherTimerCard } from '#web/features/timer/other-timer-card.tsx';
import type { TimerActions } from '#web/features/timer/timer-actions.ts';
import type { TimerState } from '#web/features/timer/use-timer.ts';
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
type ForgottenProps<Side extends string, Choice> = Told<Side, Choice> & {
  timer: Timer<Side>;
  onSave: () => void;
  onGoOn: () => void;
};

/** When did it end? */
export function Forgotten<Side extends string, Choice>(props: ForgottenProps<Side, Choice>) {
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
export function TimersAround<Side extends string, Choice>(props: Around<Side, Choice>) {
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
