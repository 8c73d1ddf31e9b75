import {
  type ClockReading,
  clockJump,
  clockStepBack,
  correctClock,
} from '#shared/nursing/timer-clock.rules.ts';
import { store } from '#web/platform/device/store.ts';
import { putTimer } from './nursing-writes.ts';
import { changeShelf, readShelf } from './timer-shelf.ts';

/** The last moment this phone showed, for the next page to compare: after a reload no steady clock is left. */
const seenKey = 'nursing_seen';
const sameJumpMs = 3000;

let previous: ClockReading | undefined;

export function rememberMoment(now = Date.now()): void {
  store.set(seenKey, String(now));
}

/** Called on every tick and on every return to the page. */
export function watchClock(owner: string | null): void {
  const now: ClockReading = { wall: Date.now(), steady: performance.now() };
  const before = previous;
  previous = now;
  if (before) makeGood(owner, clockJump(before, now), before.wall);
  else {
    const seen = Number(store.get(seenKey));
    if (seen > 0) makeGood(owner, clockStepBack(new Date(seen), new Date(now.wall)), seen);
  }
  // Every few seconds is enough, and spares the other tabs a message per second.
  const last = Number(store.get(seenKey));
  if (now.wall < last || now.wall - last > 5000) rememberMoment(now.wall);
}

/** The server told its time: the one clock that also sees a jump forward. A slow answer tells too little. */
export function compareWithServer(owner: string | null, serverTime: string, tookMs: number): void {
  const { current, serverReading } = readShelf(owner);
  if (!current || tookMs > 1500) return;
  const reading: ClockReading = { wall: Date.now(), steady: Date.parse(serverTime) + tookMs / 2 };
  if (serverReading) makeGood(owner, clockJump(serverReading, reading, 'server'), Number.POSITIVE_INFINITY);
  changeShelf(owner, { serverReading: reading });
}

/** Every tab of the phone sees the same jump; the first one makes it good. */
function makeGood(owner: string | null, jump: number, since: number): void {
  if (jump === 0) return;
  const { current, aside, corrected, serverReading } = readShelf(owner);
  const isDone =
    corrected && corrected.at >= since + jump - sameJumpMs && Math.abs(corrected.jump - jump) < sameJumpMs;
  if (isDone || !current) return;
  const timer = correctClock(current, jump);
  changeShelf(owner, {
    current: timer,
    aside: aside.map((other) => correctClock(other, jump)),
    corrected: { at: Date.now(), jump },
    serverReading: serverReading && { ...serverReading, wall: serverReading.wall + jump },
  });
  if (timer !== current) putTimer(owner, timer);
}
