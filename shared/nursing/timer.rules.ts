import { type Breast, forgottenAfterMinutes, maxFeedHours, type NursingSide } from './nursing.rules.ts';
import type { Feed, Stretch, Timer } from './nursing.schema.ts';

/**
 * A timer is its stretches: nothing ticks, so nothing is lost while nobody looks. Every change makes a new timer
 * with a larger revision. A change that would change nothing returns the timer itself.
 */
export function startTimer(side: Breast, at: Date, id: string, timeZone: string): Timer {
  return { id, stretches: [open(side, at)], stoppedAt: null, notes: '', revision: 1, timeZone };
}

/** Goes on at the other breast, also from a pause. */
export function switchSide(timer: Timer, at: Date): Timer {
  if (timer.stoppedAt) return timer;
  const other = lastStretch(timer).side === 'left' ? 'right' : 'left';
  return changed(timer, { stretches: [...closed(timer.stretches, at), open(other, at)] });
}

export function pauseTimer(timer: Timer, at: Date): Timer {
  return isRunning(timer) ? changed(timer, { stretches: closed(timer.stretches, at) }) : timer;
}

export function resumeTimer(timer: Timer, at: Date): Timer {
  if (!isPaused(timer)) return timer;
  return changed(timer, { stretches: [...timer.stretches, open(lastStretch(timer).side, at)] });
}

export function stopTimer(timer: Timer, at: Date): Timer {
  if (timer.stoppedAt) return timer;
  return changed(timer, { stretches: closed(timer.stretches, at), stoppedAt: at.toISOString() });
}

/** The stop is taken back: what ran then never stopped running, what was paused is paused. */
export function reopenTimer(timer: Timer): Timer {
  if (!timer.stoppedAt) return timer;
  const last = lastStretch(timer);
  const ranUntilStop = last.to === timer.stoppedAt;
  const stretches = ranUntilStop ? [...timer.stretches.slice(0, -1), { ...last, to: null }] : timer.stretches;
  return changed(timer, { stretches, stoppedAt: null });
}

/** "Began 5 minutes ago": only earlier, and never so early that it would be no single feed any more. */
export function backdateStart(timer: Timer, minutes: number, now: Date): Timer {
  const [first, ...rest] = timer.stretches;
  if (!first || !(minutes > 0)) return timer;
  const start = Date.parse(first.from);
  const earliest = (timer.stoppedAt ? Date.parse(timer.stoppedAt) : now.getTime()) - maxFeedHours * 3_600_000;
  const from = Math.min(start, Math.max(start - minutes * 60_000, earliest));
  if (from === start) return timer;
  return changed(timer, { stretches: [{ ...first, from: iso(from) }, ...rest] });
}

export function writeNotes(timer: Timer, notes: string): Timer {
  return notes === timer.notes ? timer : changed(timer, { notes });
}

/** She was asked when it ended: what came after never was. */
export function endForgotten(timer: Timer, endedAt: Date): Timer {
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
export function isForgotten(timer: Timer, now: Date): boolean {
  return isRunning(timer) && elapsedSeconds(timer, now) > forgottenAfterMinutes * 60;
}

/** Whole seconds at each breast. The one at rest stands still, and both together are what the timer shows. */
export function perSide(timer: Timer, now: Date): Record<Breast, number> {
  return { left: secondsAt('left', timer, now), right: secondsAt('right', timer, now) };
}

export function elapsedSeconds(timer: Timer, now: Date): number {
  const { left, right } = perSide(timer, now);
  return left + right;
}

/** 'both' when each had at least a second: a slip of the thumb is no side. */
export function sideOf(timer: Timer): NursingSide {
  const last = lastStretch(timer);
  const used = (side: Breast) =>
    (last.to === null && last.side === side) || secondsAt(side, timer, new Date(last.from)) >= 1;
  if (used('left') && used('right')) return 'both';
  return used('left') ? 'left' : used('right') ? 'right' : last.side;
}

export function startOf(timer: Timer): Date {
  return new Date(Math.min(...timer.stretches.map(({ from }) => Date.parse(from))));
}

/**
 * The feed of a stopped timer. It keeps the timer's id: saved twice, on two devices or after a crash, it is one feed.
 * It ends with the last stretch, not with the tap that may have come after a long pause.
 */
export function feedOf(timer: Timer, notes: string, side: NursingSide = sideOf(timer)): Feed {
  const stop = new Date(timer.stoppedAt ?? lastStretch(timer).to ?? lastStretch(timer).from);
  const times = perSide(timer, stop);
  const durationSeconds = times.left + times.right;
  const start = startOf(timer).getTime();
  const ends = timer.stretches.map(({ to }) => (to === null ? stop.getTime() : Date.parse(to)));
  return {
    id: timer.id,
    startTime: iso(start),
    // A clock set back in between may have put stretches on top of each other: the time at the breast still fits.
    endTime: iso(Math.max(...ends, start + durationSeconds * 1000)),
    durationSeconds,
    side,
    ...splitBySide(side, durationSeconds, times),
    notes: notes.trim() || null,
    timeZone: timer.timeZone,
  };
}

/** How a duration divides when she corrects side or length: as it was before, as far as that is known. */
export function splitBySide(side: NursingSide, seconds: number, before: Record<Breast, number>) {
  const hadBoth = before.left > 0 && before.right > 0;
  const shareOfBoth = hadBoth ? before.left / (before.left + before.right) : 0.5;
  const leftSeconds = Math.round(seconds * { left: 1, right: 0, both: shareOfBoth }[side]);
  return { leftSeconds, rightSeconds: seconds - leftSeconds };
}

const iso = (moment: number) => new Date(moment).toISOString();
const open = (side: Breast, at: Date): Stretch => ({ side, from: at.toISOString(), to: null });

function changed(timer: Timer, change: Partial<Timer>): Timer {
  return { ...timer, ...change, revision: timer.revision + 1 };
}

function lastStretch(timer: Timer): Stretch {
  const last = timer.stretches.at(-1);
  if (!last) throw new RangeError('A timer has at least one stretch');
  return last;
}

/** Never before its own start: a clock that went back makes a stretch short, not negative. */
function closed(stretches: Stretch[], at: Date): Stretch[] {
  return stretches.map((stretch) =>
    stretch.to === null ? { ...stretch, to: iso(Math.max(at.getTime(), Date.parse(stretch.from))) } : stretch,
  );
}

function secondsAt(side: Breast, timer: Timer, now: Date): number {
  let milliseconds = 0;
  for (const stretch of timer.stretches) {
    if (stretch.side !== side) continue;
    const end = stretch.to === null ? now.getTime() : Date.parse(stretch.to);
    milliseconds += Math.max(0, end - Date.parse(stretch.from));
  }
  return Math.floor(milliseconds / 1000);
}
