import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { switchSide } from '../nursing/timer.rules.ts';
import { elapsedSeconds, pauseTimer, startTimer, stopTimer } from './timer.rules.ts';
import { clockJump, clockStepBack, correctClock } from './timer-clock.rules.ts';

const three = Date.parse('2026-03-08T06:00:00Z');
const minute = 60_000;
const at = (minutes: number) => new Date(three + minutes * minute);
const timer = switchSide(
  startTimer('left', at(0), { id: crypto.randomUUID(), timeZone: 'America/Sao_Paulo' }),
  at(4),
);

describe('a clock that was', () => {
  const previous = { wall: three, steady: 1000 };
  const later = (wallMinutes: number, steadyMinutes: number) => ({
    wall: three + wallMinutes * minute,
    steady: 1000 + steadyMinutes * minute,
  });

  it('let alone did not jump, nor did one that was nudged by a second', () => {
    expect(clockJump(previous, later(10, 10))).toBe(0);
    expect(clockJump(previous, { wall: three - 1500, steady: 1000 })).toBe(0);
  });

  it('set back jumped, against the page’s clock and the server’s', () => {
    expect(clockJump(previous, later(-50, 10))).toBe(-60 * minute);
    expect(clockJump(previous, later(-50, 10), 'server')).toBe(-60 * minute);
  });

  it('set forward looks like a sleeping phone; only the server knows better', () => {
    expect(clockJump(previous, later(70, 10))).toBe(0);
    expect(clockJump(previous, later(70, 10), 'server')).toBe(60 * minute);
  });

  it('set back while the page was gone is known by the last moment seen', () => {
    expect(clockStepBack(at(10), at(-20))).toBe(-30 * minute);
    expect(clockStepBack(at(10), at(10))).toBe(0);
    expect(clockStepBack(at(10), at(90))).toBe(0);
  });
});

describe('a timer told by the new clock', () => {
  it('counts on from what it had, back or forward', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 4, max: 80 }), (jump, minutes) => {
        const before = elapsedSeconds(timer, at(minutes));
        const corrected = correctClock(timer, jump);
        expect(elapsedSeconds(corrected, new Date(at(minutes).getTime() + jump))).toBe(before);
        expect(corrected.revision).toBe(jump === 0 ? timer.revision : timer.revision + 1);
      }),
    );
  });

  it('without it is never negative, and keeps what is closed', () => {
    expect(elapsedSeconds(timer, at(-600))).toBe(240);
    expect(elapsedSeconds(stopTimer(timer, at(-600)), at(-600))).toBe(240);
    expect(stopTimer(timer, at(-600)).stretches.at(-1)?.to).toBe(at(4).toISOString());
  });

  it('after a reload shows at least what was last seen', () => {
    const lastSeenAt = at(20);
    const now = at(-100);
    const corrected = correctClock(timer, clockStepBack(lastSeenAt, now));
    expect(elapsedSeconds(corrected, now)).toBe(elapsedSeconds(timer, lastSeenAt));
  });

  it('moves with its pauses, but stays when it was stopped', () => {
    const paused = correctClock(pauseTimer(timer, at(9)), -minute);
    expect(paused.stretches.map(({ from, to }) => [from, to])).toEqual([
      [at(-1).toISOString(), at(3).toISOString()],
      [at(3).toISOString(), at(8).toISOString()],
    ]);
    const stopped = stopTimer(timer, at(9));
    expect(correctClock(stopped, -minute)).toBe(stopped);
  });
});
