import { Pause, Play, Square } from 'lucide-react';
import { timerActions } from '#web/features/timer/timer-actions.ts';
import { useTimer } from '#web/features/timer/use-timer.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import type { DiaryPlace, NamedBaby } from './diary-place.ts';
import { type TimerParts, useTimerSay } from './timer-parts.ts';

type Props<Side extends string, Choice> = {
  parts: TimerParts<Side, Choice>;
  /** Of the baby that is shown. */
  place: DiaryPlace;
};

/** Twins at once: what goes on with the others while one of them is shown. Each can be paused, ended and turned to. */
export function TimersBeside<Side extends string, Choice>({ place, ...props }: Props<Side, Choice>) {
  const others = place.babies?.filter(({ id }) => id !== place.babyId) ?? [];
  return others.map((baby) => (
    <TimerBeside key={baby.id} {...props} place={{ ...place, babyId: baby.id }} baby={baby} />
  ));
}

function TimerBeside<Side extends string, Choice>({
  parts,
  place,
  baby: { id, name },
}: Props<Side, Choice> & { baby: NamedBaby }) {
  const t = useTexts();
  const say = useTimerSay(parts.nouns);
  const { timer, status, time } = useTimer(parts.kind, place);
  const side = timer?.stretches.at(-1)?.side;
  if (!side || status === 'idle') return null;
  const actions = timerActions(parts.kind, place);
  // Beside the same buttons of the baby that is shown.
  const whose = <span className="sr-only">, {name}</span>;
  const turnTo = () => place.choose?.(id);
  return (
    <Card as="section" tone="sage" aria-label={name} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="font-bold">{name}</h2>
        <p>
          {(status === 'running' && parts.sideName?.(t, side)) || say(status)} ·{' '}
          <span className="font-bold tabular-nums">{time}</span>
        </p>
      </div>
      <div className="grid grid-cols-2 gap-3">
        {status === 'stopped' ? (
          <Button onClick={turnTo}>
            {say('saveTitle')}
            {whose}
          </Button>
        ) : (
          <>
            <Button
              variant="secondary"
              icon={status === 'running' ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
              onClick={status === 'running' ? actions.pause : actions.resume}
            >
              {say(status === 'running' ? 'pause' : 'resume')}
              {whose}
            </Button>
            <Button
              icon={<Square size={16} aria-hidden />}
              onClick={() => {
                actions.stop();
                turnTo();
              }}
            >
              {say('stop')}
              {whose}
            </Button>
          </>
        )}
      </div>
      <Button variant="quiet" onClick={turnTo}>
        {t('nursing.turnTo', { name })}
      </Button>
    </Card>
  );
}
