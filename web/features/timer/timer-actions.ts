import {
  backdateStart,
  endForgotten,
  isPaused,
  lastStretch,
  pauseTimer,
  reopenTimer,
  resumeTimer,
  startTimer,
  stopTimer,
  switchTo,
  type Timer,
  writeNotes,
} from '#shared/timer/timer.rules.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { rememberMoment } from './clock-watch.ts';
import { putRecord, putTimer, removeTimer } from './timer.outbox.ts';
import type { TimerKind } from './timer-kind.ts';
import { type TimerPlace, timerKeyAt } from './timer-presence.ts';
import { changeTimerState, readTimerState } from './timer-state.ts';

const debounceMs = 700;
/** By the timer's place: what is written in one must not silence another. */
const debounced = new Map<string, ReturnType<typeof setTimeout>>();

/** What a tap does. The phone has it before the next frame; the server hears of it when it can. */
export function timerActions<Side extends string, Choice>(kind: TimerKind<Side, Choice>, place: TimerPlace) {
  const current = () => readTimerState(kind, place).current;
  const at = timerKeyAt(kind.timerKey, place);

  function keep(timer: Timer<Side>): void {
    if (timer === current()) return;
    rememberMoment(kind);
    changeTimerState(kind, place, { current: timer });
    putTimer(kind, place, timer);
  }

  function change(make: (timer: Timer<Side>) => Timer<Side>): void {
    const timer = current();
    if (timer) keep(make(timer));
  }

  /** The timer on screen is over, and the next one of those set aside, if any, takes its place. */
  function end(timer: Timer<Side>): void {
    const { aside, ended, current: shown } = readTimerState(kind, place);
    if (ended.includes(timer.id)) return;
    changeTimerState(kind, place, {
      ...(shown?.id === timer.id && { current: aside[0] ?? null, aside: aside.slice(1), side: null }),
      serverReading: null,
      ended: [...ended, timer.id],
    });
    removeTimer(place, timer.id);
  }

  return {
    /** Starts on a side, switches to it, or goes on with it after a pause. */
    press(side: Side): void {
      const timer = current();
      const now = new Date();
      if (!timer) {
        changeTimerState(kind, place, { side: null, serverReading: null });
        keep(startTimer(side, now, { id: crypto.randomUUID(), timeZone: deviceTimeZone() }));
      } else if (lastStretch(timer).side !== side) keep(switchTo(timer, side, now));
      else if (isPaused(timer)) keep(resumeTimer(timer, now));
    },
    pause: () => change((timer) => pauseTimer(timer, new Date())),
    resume: () => change((timer) => resumeTimer(timer, new Date())),
    stop: () => change((timer) => stopTimer(timer, new Date())),
    /** She closed the save step without deciding: it goes on as if it had not been stopped. */
    reopen: () => change(reopenTimer),
    backdate: (minutes: number) =>
      change((timer) => backdateStart(timer, minutes, { ...kind.limits, now: new Date() })),
    endAt: (endedAt: Date) => change((timer) => endForgotten(timer, endedAt)),
    /** Every letter is on the phone; the server hears of them when she rests. */
    write(notes: string): void {
      const timer = current();
      if (!timer) return;
      changeTimerState(kind, place, { current: writeNotes(timer, notes) });
      clearTimeout(debounced.get(at));
      const tell = () => {
        const rested = current();
        if (rested?.id === timer.id) putTimer(kind, place, rested);
      };
      debounced.set(at, setTimeout(tell, debounceMs));
    },
    choose: (side: Choice) => changeTimerState(kind, place, { side }),

    /** Returns what undoes it: the timer as it was, on every device. */
    cancel(): (() => void) | undefined {
      const timer = current();
      if (!timer) return undefined;
      const { side } = readTimerState(kind, place);
      end(timer);
      return () => {
        const { current: shown, aside, ended } = readTimerState(kind, place);
        changeTimerState(kind, place, {
          current: { ...timer, revision: timer.revision + 1 },
          aside: shown ? [shown, ...aside] : aside,
          side,
          ended: ended.filter((id) => id !== timer.id),
        });
        putTimer(kind, place, { ...timer, revision: timer.revision + 1 });
      };
    },

    /** Rejects when the phone could not take it at all: then the timer stays as it was. */
    async save(): Promise<void> {
      const timer = current();
      if (!timer) return;
      const { side } = readTimerState(kind, place);
      await putRecord(kind, place, kind.recordOf(timer, side));
      end(timer);
    },

    /** Its record is in the outbox, and the page was closed before this could be noted: it is over all the same. */
    endSaved(id: string): void {
      const timer = current();
      if (timer?.id === id) end(timer);
    },

    /** Shows a timer of another device here; the one that was here gives way, and nothing is thrown away. */
    join(other: Timer<Side>): void {
      const { current: shown, aside, left } = readTimerState(kind, place);
      const rest = aside.filter(({ id }) => id !== other.id);
      changeTimerState(kind, place, {
        current: other,
        aside: shown ? [...rest, shown] : rest,
        side: null,
        serverReading: null,
        left: left.filter((id) => id !== other.id),
      });
    },
    leave: (other: Timer<Side>) =>
      changeTimerState(kind, place, { left: [...readTimerState(kind, place).left, other.id] }),
  };
}

export type TimerActions<Side extends string, Choice> = ReturnType<typeof timerActions<Side, Choice>>;
