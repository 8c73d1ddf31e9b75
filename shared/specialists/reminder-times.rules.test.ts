import { describe, expect, it } from 'vitest';
import { plannedReminders } from './reminder-times.rules.ts';

const night = { quietFrom: '22:00', quietTo: '07:00', timeZone: 'America/Sao_Paulo' };
const times = (startsAt: string, now: string, quiet = night) =>
  plannedReminders(new Date(startsAt), quiet, new Date(now)).map(
    ({ moment, runAt }) => `${moment} ${runAt.toISOString()}`,
  );

describe('reminders of a session', () => {
  it('come a day and ten minutes before it', () => {
    expect(times('2026-03-12T18:00:00Z', '2026-03-08T15:00:00Z')).toEqual([
      'dayBefore 2026-03-11T18:00:00.000Z',
      'shortlyBefore 2026-03-12T17:50:00.000Z',
    ]);
  });

  it.each([
    ['it starts now', '2026-03-12T18:00:00Z', []],
    ['it has begun', '2026-03-12T18:30:00Z', []],
    ['it starts in ten minutes', '2026-03-12T17:50:00Z', []],
    ['it starts in eleven', '2026-03-12T17:49:00Z', ['shortlyBefore 2026-03-12T17:50:00.000Z']],
    ['it is a day away', '2026-03-11T18:00:00Z', ['shortlyBefore 2026-03-12T17:50:00.000Z']],
  ])('are only those still to come when %s', (_when, now, planned) => {
    expect(times('2026-03-12T18:00:00Z', now)).toEqual(planned);
  });

  it('in her quiet hours wait for the morning, or come before the evening', () => {
    // 23:30 where she lives.
    expect(times('2026-03-13T02:30:00Z', '2026-03-08T15:00:00Z')).toEqual([
      'dayBefore 2026-03-12T10:00:00.000Z',
      'shortlyBefore 2026-03-13T00:55:00.000Z',
    ]);
  });

  it('that could only come in the quiet hours already begun do not come', () => {
    expect(times('2026-03-13T02:30:00Z', '2026-03-13T01:30:00Z')).toEqual([]);
  });

  it('across a change of the clocks go by moments, and the quiet hours by her clock', () => {
    // New York puts its clocks forward on the 8th: a day before nine o’clock was eight.
    const zone = { ...night, timeZone: 'America/New_York' };
    expect(times('2026-03-08T13:00:00Z', '2026-03-01T00:00:00Z', zone)).toEqual([
      'dayBefore 2026-03-07T13:00:00.000Z',
      'shortlyBefore 2026-03-08T12:50:00.000Z',
    ]);
  });
});
