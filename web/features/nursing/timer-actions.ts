import type { Breast, NursingSide } from '#shared/nursing/nursing.rules.ts';
import type { Timer } from '#shared/nursing/nursing.schema.ts';
import {
  backdateStart,
  endForgotten,
  feedOf,
  isPaused,
  pauseTimer,
  reopenTimer,
  resumeTimer,
  sideOf,
  startTimer,
  stopTimer,
  switchSide,
  writeNotes,
} from '#shared/nursing/timer.rules.ts';
import { rememberMoment } from './clock-watch.ts';
import { zoneHere } from './local-moment.ts';
import { putFeed, putTimer, removeTimer } from './nursing-writes.ts';
import { changeShelf, readShelf } from './timer-shelf.ts';

const restMs = 700;
let resting: ReturnType<typeof setTimeout> | undefined;

/** What a tap does. The phone has it before the next frame; the server hears of it when it can. */
export function timerActions(owner: string | null) {
  const current = () => readShelf(owner).current;

  function keep(timer: Timer): void {
    if (timer === current()) return;
    rememberMoment();
    changeShelf(owner, { current: timer });
    putTimer(owner, timer);
  }

  function change(make: (timer: Timer) => Timer): void {
    const timer = current();
    if (timer) keep(make(timer));
  }

  /** The timer on screen is over, and the next one of those set aside, if any, takes its place. */
  function end(timer: Timer): void {
    const { aside, ended, current: shown } = readShelf(owner);
    changeShelf(owner, {
      ...(shown?.id === timer.id && { current: aside[0] ?? null, aside: aside.slice(1), side: null }),
      serverReading: null,
      ended: [...ended, timer.id],
    });
    removeTimer(owner, timer.id);
  }

  return {
    /** Starts on a side, switches to it, or goes on with it after a pause. */
    pressSide(side: Breast): void {
      const timer = current();
      const now = new Date();
      if (!timer) {
        changeShelf(owner, { side: null, serverReading: null });
        keep(startTimer(side, now, crypto.randomUUID(), zoneHere()));
      } else if (timer.stretches.at(-1)?.side !== side) keep(switchSide(timer, now));
      else if (isPaused(timer)) keep(resumeTimer(timer, now));
    },
    pause: () => change((timer) => pauseTimer(timer, new Date())),
    resume: () => change((timer) => resumeTimer(timer, new Date())),
    stop: () => change((timer) => stopTimer(timer, new Date())),
    /** She closed the save step without deciding: the feed goes on as if it had not been stopped. */
    reopen: () => change(reopenTimer),
    backdate: (minutes: number) => change((timer) => backdateStart(timer, minutes, new Date())),
    endAt: (endedAt: Date) => change((timer) => endForgotten(timer, endedAt)),
    /** Every letter is on the phone; the server hears of them when she rests. */
    write(notes: string): void {
      const timer = current();
      if (!timer) return;
      changeShelf(owner, { current: writeNotes(timer, notes) });
      clearTimeout(resting);
      resting = setTimeout(() => {
        const rested = current();
        if (rested?.id === timer.id) putTimer(owner, rested);
      }, restMs);
    },
    chooseSide: (side: NursingSide) => changeShelf(owner, { side }),

    /** Returns what undoes it: the timer as it was, on every device. */
    cancel(): (() => void) | undefined {
      const timer = current();
      if (!timer) return undefined;
      const { side } = readShelf(owner);
      end(timer);
      return () => {
        const { current: shown, aside, ended } = readShelf(owner);
        changeShelf(owner, {
          current: { ...timer, revision: timer.revision + 1 },
          aside: shown ? [shown, ...aside] : aside,
          side,
          ended: ended.filter((id) => id !== timer.id),
        });
        putTimer(owner, { ...timer, revision: timer.revision + 1 });
      };
    },

    /** Rejects when the phone could not take it at all: then the timer stays as it was. */
    async save(): Promise<void> {
      const timer = current();
      if (!timer) return;
      const { side } = readShelf(owner);
      await putFeed(feedOf(timer, timer.notes, side ?? sideOf(timer)));
      end(timer);
    },

    /** Shows a timer of another device here; the one that was here gives way, and nothing is thrown away. */
    join(other: Timer): void {
      const { current: shown, aside, left } = readShelf(owner);
      const rest = aside.filter(({ id }) => id !== other.id);
      changeShelf(owner, {
        current: other,
        aside: shown ? [...rest, shown] : rest,
        side: null,
        serverReading: null,
        left: left.filter((id) => id !== other.id),
      });
    },
    leave: (other: Timer) => changeShelf(owner, { left: [...readShelf(owner).left, other.id] }),
  };
}

export type TimerActions = ReturnType<typeof timerActions>;

/** She began before she signed in: what the phone kept for a visitor is hers now. */
export function adoptVisitorTimer(owner: string): void {
  const visitor = readShelf(null);
  if (!visitor.current) return;
  const hers = readShelf(owner);
  changeShelf(owner, {
    current: hers.current ?? visitor.current,
    side: hers.current ? hers.side : visitor.side,
    aside: [...hers.aside, ...(hers.current ? [visitor.current] : []), ...visitor.aside],
  });
  changeShelf(null, { current: null, aside: [], side: null });
  for (const timer of [visitor.current, ...visitor.aside]) putTimer(owner, timer);
}
