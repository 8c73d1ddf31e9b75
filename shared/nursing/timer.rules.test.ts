import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  backdateStart as backdate,
  elapsedSeconds,
  endForgotten,
  isForgotten as isPastLimit,
  isPaused,
  isRunning,
  pauseTimer,
  reopenTimer,
  resumeTimer,
  startOf,
  startTimer,
  stopTimer,
  writeNotes,
} from '../timer/timer.rules.ts';
import { validateFeed } from './feed.rules.ts';
import type { Timer } from './nursing.schema.ts';
import {
  feedOf,
  lastSideOf,
  nursingLimits,
  perSide,
  sideOf,
  splitBySide,
  switchSide,
} from './timer.rules.ts';

const id = '00000000-0000-4000-8000-000000000001';
const three = Date.parse('2026-03-08T06:00:00Z');
const at = (minutes: number, seconds = 0) => new Date(three + minutes * 60_000 + seconds * 1000);
const started: Timer = startTimer('left', at(0), { id, timeZone: 'America/Sao_Paulo' });
const backdateStart = (timer: Timer, minutes: number, now: Date) =>
  backdate(timer, minutes, { ...nursingLimits, now });
const isForgotten = (timer: Timer, now: Date) => isPastLimit(timer, now, nursingLimits);

describe('a timer', () => {
  it('counts from the moment it began, however long nobody looked', () => {
    expect(elapsedSeconds(started, at(0))).toBe(0);
    expect(elapsedSeconds(started, at(61, 5))).toBe(3665);
    expect(isRunning(started)).toBe(true);
    expect(started.revision).toBe(1);
  });

  it('at both breasts knows where it ended, a slip of the thumb not counted', () => {
    expect(lastSideOf(stopTimer(started, at(5)))).toBeNull();
    const both = switchSide(started, at(10));
    expect(lastSideOf(stopTimer(both, at(14)))).toBe('right');
    expect(feedOf(stopTimer(both, at(14)), '').lastSide).toBe('right');
    expect(feedOf(stopTimer(both, at(14)), '', 'left').lastSide).toBeNull();
    const slipped = switchSide(both, at(14));
    expect(lastSideOf(stopTimer(slipped, at(14)))).toBe('right');
    expect(lastSideOf(stopTimer(slipped, at(15)))).toBe('left');
  });

  it('that changed sides knows the time of each', () => {
    const timer = switchSide(started, at(10));
    expect(perSide(timer, at(14, 30))).toEqual({ left: 600, right: 270 });
    expect(elapsedSeconds(timer, at(14, 30))).toBe(870);
    expect(perSide(switchSide(timer, at(15)), at(16))).toEqual({ left: 660, right: 300 });
  });

  it('stands still while paused, and goes on where it was', () => {
    const paused = pauseTimer(started, at(5));
    expect(isPaused(paused)).toBe(true);
    expect(elapsedSeconds(paused, at(60))).toBe(300);
    expect(elapsedSeconds(resumeTimer(paused, at(60)), at(61))).toBe(360);
  });

  it('goes on at the other side from a pause, with one tap', () => {
    const timer = switchSide(pauseTimer(started, at(5)), at(8));
    expect(isRunning(timer)).toBe(true);
    expect(perSide(timer, at(9))).toEqual({ left: 300, right: 60 });
  });

  it('that was stopped waits to be saved; taken back, it never stopped', () => {
    const stopped = stopTimer(started, at(7));
    expect(elapsedSeconds(stopped, at(500))).toBe(420);
    expect([isRunning(stopped), isPaused(stopped)]).toEqual([false, false]);
    expect(elapsedSeconds(reopenTimer(stopped), at(8))).toBe(480);
    const pausedFirst = reopenTimer(stopTimer(pauseTimer(started, at(5)), at(7)));
    expect(isPaused(pausedFirst)).toBe(true);
    expect(elapsedSeconds(pausedFirst, at(8))).toBe(300);
  });

  it('may have begun earlier, but not a day earlier', () => {
    expect(elapsedSeconds(backdateStart(started, 5, at(1)), at(1))).toBe(360);
    const twoSided = backdateStart(switchSide(started, at(2)), 5, at(3));
    expect(perSide(twoSided, at(3))).toEqual({ left: 420, right: 60 });
    expect(elapsedSeconds(backdateStart(started, 99_999, at(1)), at(1))).toBe(24 * 3600);
    for (const minutes of [0, -5, Number.NaN]) expect(backdateStart(started, minutes, at(1))).toBe(started);
  });

  it.each([
    ['left', started],
    ['both', switchSide(started, at(1))],
    ['left', stopTimer(switchSide(started, at(1)), at(1))],
    ['right', stopTimer(switchSide(started, at(0, 0.9)), at(4))],
    ['both', stopTimer(switchSide(started, at(0, 1)), at(0, 2))],
    ['left', stopTimer(started, at(0))],
  ] as const)('was at %s: a slip of the thumb is no side', (side, timer) => {
    expect(sideOf(timer)).toBe(side);
  });

  it('is forgotten after ninety minutes of running, and never while paused', () => {
    expect(isForgotten(started, at(90))).toBe(false);
    expect(isForgotten(started, at(90, 1))).toBe(true);
    expect(isForgotten(pauseTimer(started, at(95)), at(300))).toBe(false);
    expect(isForgotten(resumeTimer(pauseTimer(started, at(60)), at(120)), at(149))).toBe(false);
    expect(isForgotten(stopTimer(started, at(200)), at(201))).toBe(false);
  });

  it('that was forgotten ends when she says, without what came after', () => {
    const timer = switchSide(switchSide(started, at(10)), at(30));
    const ended = endForgotten(timer, at(20));
    expect(perSide(ended, at(999))).toEqual({ left: 600, right: 600 });
    expect(ended.stoppedAt).toBe(at(20).toISOString());
    expect(elapsedSeconds(endForgotten(timer, at(-5)), at(999))).toBe(0);
  });

  it('keeps half-written notes', () => {
    expect(writeNotes(started, 'sonolento').notes).toBe('sonolento');
    expect(writeNotes(started, '')).toBe(started);
  });
});

describe('the feed of a timer', () => {
  it('has its id, its moments and its sides, and no empty notes', () => {
    const timer = stopTimer(switchSide(started, at(10)), at(15));
    expect(feedOf(timer, '  ')).toEqual({
      id,
      startTime: at(0).toISOString(),
      endTime: at(15).toISOString(),
      durationSeconds: 900,
      side: 'both',
      leftSeconds: 600,
      rightSeconds: 300,
      lastSide: 'right',
      notes: null,
      timeZone: 'America/Sao_Paulo',
    });
    expect(feedOf(timer, ' dormiu ', 'right')).toMatchObject({
      side: 'right',
      leftSeconds: 0,
      rightSeconds: 900,
      notes: 'dormiu',
    });
  });

  it('ends with the last stretch, not with a tap that came after a long pause', () => {
    const timer = stopTimer(pauseTimer(started, at(12)), at(80));
    expect(feedOf(timer, '')).toMatchObject({ endTime: at(12).toISOString(), durationSeconds: 720 });
  });

  it('across midnight, or across the change of the clocks, is as long as it was', () => {
    // 1:50 in New York; ten minutes later the clock on the wall says three.
    const night: Timer = startTimer('left', new Date('2026-03-08T06:50:00Z'), {
      id,
      timeZone: 'America/New_York',
    });
    expect(feedOf(stopTimer(night, new Date('2026-03-08T07:10:00Z')), '').durationSeconds).toBe(1200);
  });

  it.each([
    ['left', 100, { left: 10, right: 30 }, { leftSeconds: 100, rightSeconds: 0 }],
    ['right', 100, { left: 10, right: 30 }, { leftSeconds: 0, rightSeconds: 100 }],
    ['both', 100, { left: 10, right: 30 }, { leftSeconds: 25, rightSeconds: 75 }],
    ['both', 101, { left: 0, right: 40 }, { leftSeconds: 51, rightSeconds: 50 }],
    ['both', 0, { left: 0, right: 0 }, { leftSeconds: 0, rightSeconds: 0 }],
  ] as const)('corrected to %s divides %i seconds as before', (side, seconds, before, split) => {
    expect(splitBySide(side, seconds, before)).toEqual(split);
  });
});

describe('whatever she taps, whenever, also by a clock that goes astray', () => {
  type Tap = [name: 'switch' | 'pause' | 'resume' | 'stop' | 'reopen' | 'backdate', waitSeconds: number];
  const taps = (shortestWait: number) =>
    fc.array(
      fc.tuple(
        fc.constantFrom('switch', 'pause', 'resume', 'stop', 'reopen', 'backdate'),
        fc.integer({ min: shortestWait, max: 900 }),
      ) as fc.Arbitrary<Tap>,
      { maxLength: 30 },
    );
  const tap = (timer: Timer, [name]: Tap, moment: Date): Timer => {
    if (name === 'switch') return switchSide(timer, moment);
    if (name === 'pause') return pauseTimer(timer, moment);
    if (name === 'resume') return resumeTimer(timer, moment);
    if (name === 'stop') return stopTimer(timer, moment);
    return name === 'reopen' ? reopenTimer(timer) : backdateStart(timer, 5, moment);
  };

  it('each change grows the revision by one, and time never shrinks or outgrows the clock', () => {
    fc.assert(
      fc.property(taps(0), (list) => {
        let timer = started;
        let now = three;
        for (const one of list) {
          const before = elapsedSeconds(timer, new Date(now));
          now += one[1] * 1000;
          const counted = elapsedSeconds(timer, new Date(now));
          expect(counted - before).toBeGreaterThanOrEqual(0);
          expect(counted - before).toBeLessThanOrEqual(one[1] + 1);
          const next = tap(timer, one, new Date(now));
          expect(next.revision).toBe(next === timer ? timer.revision : timer.revision + 1);
          const { left, right } = perSide(next, new Date(now));
          expect(elapsedSeconds(next, new Date(now))).toBe(left + right);
          timer = next;
        }
        const span = (now - startOf(timer).getTime()) / 1000;
        expect(elapsedSeconds(timer, new Date(now))).toBeLessThanOrEqual(Math.ceil(span));
      }),
    );
  });

  it('the feed that comes out is one that the server takes', () => {
    fc.assert(
      fc.property(taps(-3600), (list) => {
        let timer = started;
        let now = three;
        let latest = three;
        for (const one of list) {
          now += one[1] * 1000;
          latest = Math.max(latest, now);
          timer = tap(timer, one, new Date(now));
        }
        const feed = feedOf(stopTimer(reopenTimer(timer), new Date(now)), '');
        expect(validateFeed(feed, new Date(Math.max(latest, Date.parse(feed.endTime))))).toEqual([]);
        expect(feed.leftSeconds + feed.rightSeconds).toBe(feed.durationSeconds);
      }),
    );
  });
});
