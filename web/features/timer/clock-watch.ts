import {
  type ClockReading,
  clockJump,
  clockStepBack,
  correctClock,
} from '#shared/timer/timer-clock.rules.ts';
import { store } from '#web/platform/device/store.ts';
import { putTimer } from './timer.outbox.ts';
import type { TimerKind } from './timer-kind.ts';
import { type TimerPlace, timerPlaces } from './timer-presence.ts';
import { changeTimerState, readTimerState } from './timer-state.ts';

const sameJumpMs = 3000;

/** Each kind looks for itself: the first to see a jump must not hide it from the other. */
const previous = new Map<string, ClockReading>();

/** The last moment this phone showed, for the next page to compare: after a reload no steady clock is left. */
export function rememberMoment(
  { seenKey }: Pick<TimerKind<string, unknown>, 'seenKey'>,
  now = Date.now(),
): void {
  store.set(seenKey, String(now));
}

/** Called on every tick and on every return to the page. */
export function watchClock<Side extends string, Choice>(
  kind: TimerKind<Side, Choice>,
  place: TimerPlace,
): void {
  const now: ClockReading = { wall: Date.now(), steady: performance.now() };
  const before = previous.get(kind.seenKey);
  previous.set(kind.seenKey, now);
  if (before) correctForJump(kind, place, { jump: clockJump(before, now), since: before.wall });
  else {
    const seen = Number(store.get(kind.seenKey));
    if (seen > 0)
      correctForJump(kind, place, { jump: clockStepBack(new Date(seen), new Date(now.wall)), since: seen });
  }
  // Every few seconds is enough, and spares the other tabs a message per second.
  const last = Number(store.get(kind.seenKey));
  if (now.wall < last || now.wall - last > 5000) rememberMoment(kind, now.wall);
}

/** The server told its time: the one clock that also sees a jump forward. A slow answer tells too little. */
export function compareWithServer<Side extends string, Choice>(
  kind: TimerKind<Side, Choice>,
  place: TimerPlace,
  { serverTime, tookMs }: { serverTime: string; tookMs: number },
): void {
  const { current, serverReading } = readTimerState(kind, place);
  if (!current || tookMs > 1500) return;
  const reading: ClockReading = { wall: Date.now(), steady: Date.parse(serverTime) + tookMs / 2 };
  if (serverReading)
    correctForJump(kind, place, {
      jump: clockJump(serverReading, reading, 'server'),
      since: Number.POSITIVE_INFINITY,
    });
  changeTimerState(kind, place, { serverReading: reading });
}

type Jump = { jump: number; since: number };

/** The clock is the phone's: it jumped for the timers of every baby. */
function correctForJump<Side extends string, Choice>(
  kind: TimerKind<Side, Choice>,
  { owner }: TimerPlace,
  jumped: Jump,
): void {
  if (jumped.jump === 0) return;
  for (const place of timerPlaces(kind.timerKey, owner)) correctAt(kind, place, jumped);
}

/** Every tab of the phone sees the same jump; the first one corrects it. */
function correctAt<Side extends string, Choice>(
  kind: TimerKind<Side, Choice>,
  place: TimerPlace,
  { jump, since }: Jump,
): void {
  const { current, aside, corrected, serverReading } = readTimerState(kind, place);
  const isDone =
    corrected && corrected.at >= since + jump - sameJumpMs && Math.abs(corrected.jump - jump) < sameJumpMs;
  if (isDone || !current) return;
  const timer = correctClock(current, jump);
  changeTimerState(kind, place, {
    current: timer,
    aside: aside.map((other) => correctClock(other, jump)),
    corrected: { at: Date.now(), jump },
    serverReading: serverReading && { ...serverReading, wall: serverReading.wall + jump },
  });
  if (timer !== current) putTimer(kind, place, timer);
}
