import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  backdateStart,
  elapsedSeconds,
  isForgotten,
  pauseTimer,
  resumeTimer,
  startTimer,
  stopTimer,
} from '../timer/timer.rules.ts';
import type { SleepTimer } from './sleep.schema.ts';
import { validateSleep } from './sleep-check.rules.ts';
import { sleepLimits, sleepOf, usualKind } from './sleep-timer.rules.ts';

const id = '00000000-0000-4000-8000-000000000001';
const noon = Date.parse('2026-03-08T15:00:00Z');
const at = (minutes: number) => new Date(noon + minutes * 60_000);
const asleep: SleepTimer = startTimer('asleep', at(0), { id, timeZone: 'America/Sao_Paulo' });

describe('a sleep most probably was', () => {
  it.each([
    ['2026-03-08T20:59:59Z', 'America/Sao_Paulo', 'nap'],
    ['2026-03-08T21:00:00Z', 'America/Sao_Paulo', 'night'],
    ['2026-03-08T03:00:00Z', 'America/Sao_Paulo', 'night'],
    ['2026-03-08T08:59:59Z', 'America/Sao_Paulo', 'night'],
    ['2026-03-08T09:00:00Z', 'America/Sao_Paulo', 'nap'],
    ['2026-03-08T09:00:00Z', 'UTC', 'nap'],
    ['2026-03-08T18:00:00Z', 'UTC', 'night'],
    ['2026-03-08T05:59:59Z', 'UTC', 'night'],
    ['2026-03-08T06:00:00Z', 'UTC', 'nap'],
  ])('begun at %s in %s: a %s', (instant, zone, kind) => {
    expect(usualKind(instant, zone)).toBe(kind);
  });
});

describe('the sleep of a timer', () => {
  it('has its id and its moments; awake for a while is not counted', () => {
    const timer = stopTimer(resumeTimer(pauseTimer(asleep, at(30)), at(45)), at(60));
    expect(sleepOf({ ...timer, notes: '  no colo ' }, null)).toEqual({
      id,
      startTime: at(0).toISOString(),
      endTime: at(60).toISOString(),
      durationSeconds: 45 * 60,
      kind: 'nap',
      mood: null,
      notes: 'no colo',
      timeZone: 'America/Sao_Paulo',
    });
  });

  it('is what she says it was', () => {
    const sleep = sleepOf(stopTimer(asleep, at(60)), { kind: 'night', mood: 'happy' });
    expect(sleep).toMatchObject({ kind: 'night', mood: 'happy' });
  });

  it('is one that the server takes, whatever she taps', () => {
    const taps = fc.array(
      fc.tuple(fc.constantFrom('pause', 'resume', 'backdate'), fc.integer({ min: 0, max: 60 })),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(taps, (list) => {
        let timer = asleep;
        let minutes = 0;
        for (const [tap, wait] of list) {
          minutes += wait;
          if (tap === 'pause') timer = pauseTimer(timer, at(minutes));
          else if (tap === 'resume') timer = resumeTimer(timer, at(minutes));
          else timer = backdateStart(timer, 30, { ...sleepLimits, now: at(minutes) });
        }
        const sleep = sleepOf(stopTimer(timer, at(minutes)), null);
        expect(validateSleep(sleep, at(minutes))).toEqual([]);
      }),
    );
  });
});

it('a sleep is asked about after fourteen hours, and can have begun a day ago at most', () => {
  expect(isForgotten(asleep, at(14 * 60), sleepLimits)).toBe(false);
  expect(isForgotten(asleep, at(14 * 60 + 1), sleepLimits)).toBe(true);
  expect(elapsedSeconds(backdateStart(asleep, 99_999, { ...sleepLimits, now: at(1) }), at(1))).toBe(
    24 * 3600,
  );
});
