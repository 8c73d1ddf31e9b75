import { describe, expect, it } from 'vitest';
import { calendarDate } from '../time/calendar-date.ts';
import { momentOf } from '../time/zoned-time.ts';
import { hasReplay, overAt, type SessionTimes, sessionState } from './session-state.rules.ts';

const startsAt = new Date('2026-03-08T20:00:00.000Z');
const atMinute = (minutes: number) => new Date(startsAt.getTime() + minutes * 60_000);
const session = (told: Partial<SessionTimes> = {}): SessionTimes => ({
  startsAt,
  durationMinutes: 60,
  liveAt: null,
  endedAt: null,
  cancelledAt: null,
  ...told,
});

describe('the state of a session', () => {
  it.each([
    ['a day before', {}, -1440, 'scheduled'],
    ['at its minute, though nobody went live yet', {}, 0, 'scheduled'],
    ['in its last minute, never live', {}, 59, 'scheduled'],
    ['at its planned end, never live', {}, 60, 'ended'],
    ['live before its time', { liveAt: atMinute(-10) }, -5, 'live'],
    ['live within its time', { liveAt: atMinute(1) }, 30, 'live'],
    ['live beyond its planned end', { liveAt: atMinute(1) }, 119, 'live'],
    ['left live by mistake', { liveAt: atMinute(1) }, 120, 'ended'],
    ['ended by staff before its planned end', { liveAt: atMinute(0), endedAt: atMinute(20) }, 21, 'ended'],
    ['ended before it was to begin', { liveAt: atMinute(-30), endedAt: atMinute(-20) }, -10, 'ended'],
    ['cancelled', { cancelledAt: atMinute(-100) }, -50, 'cancelled'],
    ['cancelled while live', { liveAt: atMinute(0), cancelledAt: atMinute(5) }, 6, 'cancelled'],
    ['cancelled, long ago', { cancelledAt: atMinute(-100) }, 5000, 'cancelled'],
  ] as const)('%s', (_, told, minutes, state) => {
    expect(sessionState(session(told), atMinute(minutes))).toBe(state);
  });

  it('goes by moments: a session across midnight, or fourteen hours away, is one and the same', () => {
    const late = momentOf(
      { date: calendarDate('2026-03-08'), hour: 23, minute: 30, second: 0 },
      'America/Sao_Paulo',
    );
    const onKiritimati = momentOf(
      { date: calendarDate('2026-03-09'), hour: 16, minute: 30, second: 0 },
      'Pacific/Kiritimati',
    );
    expect(onKiritimati).toEqual(late);
    const acrossMidnight = session({ startsAt: late, liveAt: late });
    expect(sessionState(acrossMidnight, new Date(late.getTime() + 45 * 60_000))).toBe('live');
  });

  it('lasts as long as planned when the clocks are changed meanwhile', () => {
    // New York, 2026-03-08: from 01:30 by the wall clock; at 02:00 it shows 03:00.
    const begin = momentOf(
      { date: calendarDate('2026-03-08'), hour: 1, minute: 30, second: 0 },
      'America/New_York',
    );
    const end = momentOf(
      { date: calendarDate('2026-03-08'), hour: 3, minute: 30, second: 0 },
      'America/New_York',
    );
    const times = session({ startsAt: begin });
    expect(overAt(times)).toEqual(end);
    expect(sessionState(times, new Date(end.getTime() - 1))).toBe('scheduled');
    expect(sessionState(times, end)).toBe('ended');
  });
});

it('a replay is there once a session with a video is over, and not of a cancelled one', () => {
  const video = 'https://videos.exemplo.test/1.mp4';
  expect(hasReplay(session(), video, atMinute(61))).toBe(true);
  expect(hasReplay(session(), video, atMinute(10))).toBe(false);
  expect(hasReplay(session(), null, atMinute(61))).toBe(false);
  expect(hasReplay(session({ cancelledAt: atMinute(0) }), video, atMinute(61))).toBe(false);
});
