import { describe, expect, it } from 'vitest';
import { validateSleep } from './sleep-check.rules.ts';

const now = new Date('2026-03-08T06:00:00Z');
const sleep = {
  startTime: '2026-03-08T04:00:00Z',
  endTime: '2026-03-08T05:00:00Z',
  durationSeconds: 3600,
  notes: 'no berço',
};

describe('a sleep', () => {
  it('that can have been is welcome, also a whole day, none at all, and one by a clock five minutes ahead', () => {
    expect(validateSleep(sleep, now)).toEqual([]);
    expect(validateSleep({ ...sleep, durationSeconds: 0, endTime: sleep.startTime }, now)).toEqual([]);
    expect(validateSleep({ ...sleep, startTime: '2026-03-07T05:00:00Z' }, now)).toEqual([]);
    expect(validateSleep({ ...sleep, endTime: '2026-03-08T06:05:00Z' }, now)).toEqual([]);
    // A second that began counts: phones round, and none is refused for it.
    expect(validateSleep({ ...sleep, endTime: '2026-03-08T04:59:59.500Z' }, now)).toEqual([]);
  });

  it('of forty hours that ended tomorrow is told both', () => {
    const slip = { ...sleep, startTime: '2026-03-07T14:00:00Z', endTime: '2026-03-09T06:00:00Z' };
    expect(validateSleep(slip, now)).toEqual(['too_long_sleep', 'in_the_future']);
  });

  it.each([
    ['ends_before_start', { endTime: '2026-03-08T03:59:59Z' }],
    ['too_long_sleep', { startTime: '2026-03-06T13:00:00Z' }],
    ['too_long_sleep', { startTime: '2026-03-07T04:59:59Z' }],
    ['in_the_future', { endTime: '2026-03-08T06:05:01Z' }],
    ['longer_than_span', { durationSeconds: 3601 }],
    ['notes_too_long', { notes: 'a'.repeat(2001) }],
    ['not_a_moment', { startTime: 'ontem' }],
    ['not_a_moment', { endTime: '' }],
    ['not_a_moment', { startTime: '0026-03-08T05:00:00Z' }],
  ] as const)('is not, by %s: %o', (problem, change) => {
    expect(validateSleep({ ...sleep, ...change }, now)).toEqual([problem]);
  });
});
