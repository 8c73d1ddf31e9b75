/** While it runs, `to` is null. What a side is, the timer's owner says: a breast, or a baby asleep. */
export type Stretch<Side extends string = string> = { side: Side; from: string; to: string | null };

/**
 * A timer is its stretches: nothing ticks, so nothing is lost while nobody looks. Every change makes a new timer
 * with a larger revision. A change that would change nothing returns the timer itself.
 */
export type Timer<Side extends string = string> = {
  id: string;
  stretches: Stretch<Side>[];
  /** Set once she stopped and before she saved: the save step waits on every device. */
  stoppedAt: string | null;
  /** Half-written notes of the save step. */
  notes: string;
  /** Grows by one with each change on any device; the larger wins. */
  revision: number;
  timeZone: string;
};

export type TimerLimits = {
  /** One that runs longer was probably forgotten: she is asked, kindly, when it ended. */
  forgottenAfterMinutes: number;
  /** Nothing that calls itself one feed, or one sleep, is longer. */
  longestHours: number;
};

export function startTimer<Side extends string>(
  side: Side,
  at: Date,
  { id, timeZone }: { id: string; timeZone: string },
): Timer<Side> {
  return { id, stretches: [open(side, at)], stoppedAt: null, notes: '', revision: 1, timeZone };
}

/** Goes on at another side, also from a pause. */
export function switchTo<Side extends string>(timer: Timer<Side>, side: Side, at: Date): Timer<Side> {
  if (timer.stoppedAt) return timer;
  return changed(timer, { stretches: [...closed(timer.stretches, at), open(side, at)] });
}

export function pauseTimer<Side extends string>(timer: Timer<Side>, at: Date): Timer<Side> {
  return isRunning(timer) ? changed(timer, { stretches: closed(timer.stretches, at) }) : timer;
}

export function resumeTimer<Side extends string>(timer: Timer<Side>, at: Date): Timer<Side> {
  if (!isPaused(timer)) return timer;
  return changed(timer, { stretches: [...timer.stretches, open(lastStretch(timer).side, at)] });
}

export function stopTimer<Side extends string>(timer: Timer<Side>, at: Date): Timer<Side> {
  if (timer.stoppedAt) return timer;
  return changed(timer, { stretches: closed(timer.stretches, at), stoppedAt: at.toISOString() });
}

/** The stop is taken back: what ran then never stopped running, what was paused is paused. */
export function reopenTimer<Side extends string>(timer: Timer<Side>): Timer<Side> {
  if (!timer.stoppedAt) return timer;
  const last = lastStretch(timer);
  const ranUntilStop = last.to === timer.stoppedAt;
  const stretches = ranUntilStop ? [...timer.stretches.slice(0, -1), { ...last, to: null }] : timer.stretches;
  return changed(timer, { stretches, stoppedAt: null });
}

/** "Began 5 minutes ago": only earlier, and never so early that it would be no single feed or sleep any more. */
export function backdateStart<Side extends string>(
  timer: Timer<Side>,
  minutes: number,
  { now, longestHours }: Pick<TimerLimits, 'longestHours'> & { now: Date },
): Timer<Side> {
  const [first, ...rest] = timer.stretches;
  if (!first || !(minutes > 0)) return timer;
  const start = Date.parse(first.from);
  const earliest = (timer.stoppedAt ? Date.parse(timer.stoppedAt) : now.getTime()) - longestHours * 3_600_000;
  const from = Math.min(start, Math.max(start - minutes * 60_000, earliest));
  if (from === start) return timer;
  return changed(timer, { stretches: [{ ...first, from: iso(from) }, ...rest] });
}

export function writeNotes<Side extends string>(timer: Timer<Side>, notes: string): Timer<Side> {
  return notes === timer.notes ? timer : changed(timer, { notes });
}

/** She was asked when it ended: what came after never was. */
export function endForgotten<Side extends string>(timer: Timer<Side>, endedAt: Date): Timer<Side> {
  const [first, ...rest] = timer.stretches;
  if (!first) return timer;
  const end = Math.max(endedAt.getTime(), Date.parse(first.from));
  const kept = [first, ...rest.filter(({ from }) => Date.parse(from) < end)];
  const stretches = kept.map((stretch) => ({
    ...stretch,
    to: iso(stretch.to === null ? end : Math.min(end, Date.parse(stretch.to))),
  }));
  return changed(timer, { stretches, stoppedAt: iso(end) });
}

export function isRunning(timer: Timer): boolean {
  return !timer.stoppedAt && lastStretch(timer).to === null;
}

export function isPaused(timer: Timer): boolean {
  return !timer.stoppedAt && lastStretch(timer).to !== null;
}

/** A pause is no forgetting: only a timer that runs is asked about. */
export function isForgotten(
  timer: Timer,
  now: Date,
  { forgottenAfterMinutes }: Pick<TimerLimits, 'forgottenAfterMinutes'>,
): boolean {
  return isRunning(timer) && elapsedSeconds(timer, now) > forgottenAfterMinutes * 60;
}

/** Whole seconds at one side. The one at rest stands still, and all together are what the timer shows. */
export function secondsAt<Side extends string>(side: Side, timer: Timer<Side>, now: Date): number {
  let milliseconds = 0;
  for (const stretch of timer.stretches) {
    if (stretch.side !== side) continue;
    const end = stretch.to === null ? now.getTime() : Date.parse(stretch.to);
    milliseconds += Math.max(0, end - Date.parse(stretch.from));
  }
  return Math.floor(milliseconds / 1000);
}

export function elapsedSeconds(timer: Timer, now: Date): number {
  const sides = new Set(timer.stretches.map(({ side }) => side));
  return [...sides].reduce((sum, side) => sum + secondsAt(side, timer, now), 0);
}

export function startOf(timer: Timer): Date {
  return new Date(Math.min(...timer.stretches.map(({ from }) => Date.parse(from))));
}

/**
 * What a stopped timer tells of its feed or sleep. That keeps the timer's id: saved twice, on two devices or after a
 * crash, it is one. It ends with the last stretch, not with the tap that may have come after a long pause.
 */
export function spanOf(timer: Timer): { startTime: string; endTime: string; durationSeconds: number } {
  const stop = stopOf(timer);
  const durationSeconds = elapsedSeconds(timer, stop);
  const start = startOf(timer).getTime();
  const ends = timer.stretches.map(({ to }) => (to === null ? stop.getTime() : Date.parse(to)));
  return {
    startTime: iso(start),
    // A clock set back in between may have put stretches on top of each other: the time that was counted still fits.
    endTime: iso(Math.max(...ends, start + durationSeconds * 1000)),
    durationSeconds,
  };
}

export function stopOf(timer: Timer): Date {
  const last = lastStretch(timer);
  return new Date(timer.stoppedAt ?? last.to ?? last.from);
}

export function lastStretch<Side extends string>(timer: Timer<Side>): Stretch<Side> {
  const last = timer.stretches.at(-1);
  if (!last) throw new RangeError('A timer has at least one stretch');
  return last;
}

const iso = (moment: number) => new Date(moment).toISOString();
const open = <Side extends string>(side: Side, at: Date): Stretch<Side> => ({
  side,
  from: at.toISOString(),
  to: null,
});

function changed<Side extends string>(timer: Timer<Side>, change: Partial<Timer<Side>>): Timer<Side> {
  return { ...timer, ...change, revision: timer.revision + 1 };
}

/** Never before its own start: a clock that went back makes a stretch short, not negative. */
function closed<Side extends string>(stretches: Stretch<Side>[], at: Date): Stretch<Side>[] {
  return stretches.map((stretch) =>
    stretch.to === null ? { ...stretch, to: iso(Math.max(at.getTime(), Date.parse(stretch.from))) } : stretch,
  );
}
