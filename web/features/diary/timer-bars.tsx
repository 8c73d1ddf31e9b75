'use no memo'; // It shows another second every second: what would be remembered is asked anew anyhow.

import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { startOf } from '#shared/timer/timer.rules.ts';
import { useTimer } from '#web/features/timer/use-timer.ts';
import { useUrgentTitle } from '#web/platform/document/document-title.tsx';
import { holdUpdates } from '#web/platform/offline/update-hold.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { DiaryPlace } from './diary-place.ts';
import { type TimerParts, useTimerSay } from './timer-parts.ts';
import { useTimersOf } from './use-timers-of.ts';

type Props<Side extends string, Choice> = {
  parts: TimerParts<Side, Choice>;
  /** The place of the baby that this device shows. */
  shown: DiaryPlace;
  /** Whether she is where the timer itself stands. */
  isHere: boolean;
};

/** One for each baby with whom something goes on, side by side. */
export function TimerBars<Side extends string, Choice>(props: Props<Side, Choice>) {
  const { babies, choose, ...shown } = props.shown;
  if (!babies) return <TimerBar {...props} place={shown} />;
  return (
    <div className="flex">
      {babies.map(({ id, name }) => (
        <TimerBar
          key={id}
          {...props}
          place={{ ...shown, babyId: id }}
          name={name}
          onOpen={() => choose?.(id)}
        />
      ))}
    </div>
  );
}

type BarProps<Side extends string, Choice> = Props<Side, Choice> & {
  /** Whose timer the bar tells of. */
  place: DiaryPlace;
  /** Where there are several babies. */
  name?: string;
  /** Turns to the baby on the way there. */
  onOpen?: () => void;
};

/** On every screen while something is under way: what, how long, and one tap back to it. */
function TimerBar<Side extends string, Choice>(props: BarProps<Side, Choice>) {
  const { parts, place, shown, name, isHere, onOpen } = props;
  const { kind, bar, sideName, WhileRunning } = parts;
  const t = useTexts();
  const say = useTimerSay(parts.nouns);
  const { timer, status, time } = useTimer(kind, place);
  const isRunning = status === 'running';
  // Saved on another phone, it is not waiting to be saved on this one. Its own screen follows by itself.
  useTimersOf(kind, shown, { isRunning, isAsking: !isHere });
  const isOpen = status !== 'idle';
  const title = isOpen ? `${time} · ${name ?? say('title')}` : null;
  useUrgentTitle(`${kind.name} ${place.babyId}`, title, timer ? +startOf(timer) : 0);
  useEffect(() => (isOpen ? holdUpdates(kind.name) : undefined), [isOpen, kind.name]);
  const side = timer?.stretches.at(-1)?.side;
  return (
    <>
      {isRunning && WhileRunning && <WhileRunning />}
      {isOpen && !isHere && (
        <aside aria-label={name ?? say('title')} className="min-w-0 flex-1">
          <Link
            to={bar.path}
            onClick={onOpen}
            className={classNames(
              'flex min-h-11 items-center justify-center gap-2 border-line border-b px-3 font-bold text-ink',
              bar.tone,
            )}
          >
            {bar.Icon && <bar.Icon size={18} aria-hidden className="shrink-0" />}
            {name && <span className="max-w-1/2 shrink-0 truncate">{name}</span>}
            <span className="tabular-nums">{time}</span>{' '}
            <span className="truncate font-normal text-small">
              {(isRunning && side && sideName?.(t, side)) || say(status)}
            </span>
            <span className="sr-only">. {say(isRunning ? 'barRunning' : 'barOpen')}</span>
          </Link>
        </aside>
      )}
    </>
  );
}
