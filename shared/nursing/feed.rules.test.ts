import { describe, expect, it } from 'vitest';
import { validateFeed } from './feed.rules.ts';

const now = new Date('2026-03-08T06:00:00Z');
const feed = {
  startTime: '2026-03-08T05:00:00Z',
  endTime: '2026-03-08T05:20:00Z',
  durationSeconds: 1200,
  leftSeconds: 700,
  rightSeconds: 500,
  notes: 'calma',
};

describe('a feed', () => {
  it('that can have been is welcome, also one without length, and one by a clock five minutes ahead', () => {
    expect(validateFeed(feed, now)).toEqual([]);
    const none = { durationSeconds: 0, leftSeconds: 0, rightSeconds: 0 };
    expect(validateFeed({ ...feed, ...none, endTime: feed.startTime }, now)).toEqual([]);
    expect(validateFeed({ ...feed, endTime: '2026-03-08T06:05:00Z' }, now)).toEqual([]);
    expect(validateFeed({ ...feed, startTime: '2026-03-07T05:20:00Z' }, now)).toEqual([]);
    // A second that began counts: phones round, and none is refused for it.
    expect(validateFeed({ ...feed, endTime: '2026-03-08T05:19:59.500Z' }, now)).toEqual([]);
  });

  it.each([
    ['ends_before_start', { endTime: '2026-03-08T04:59:59Z' }],
    ['too_long_feed', { startTime: '2026-03-06T23:20:00Z' }],
    ['in_the_future', { endTime: '2026-03-08T06:05:01Z' }],
    ['longer_than_span', { durationSeconds: 1201 }],
    ['longer_than_span', { leftSeconds: 701 }],
    ['notes_too_long', { notes: 'a'.repeat(100_000) }],
    ['not_a_moment', { startTime: 'ontem' }],
    ['not_a_moment', { endTime: '' }],
    ['not_a_moment', { startTime: '0026-03-08T05:00:00Z' }],
  ] as const)('is not, by %s: %o', (problem, change) => {
    expect(validateFeed({ ...feed, ...change }, now)).toEqual([problem]);
  });
});
