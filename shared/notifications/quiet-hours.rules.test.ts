import { describe, expect, it } from 'vitest';
import { quietSpanAt } from './quiet-hours.rules.ts';

const quiet = (quietFrom: string, quietTo: string, timeZone = 'America/Sao_Paulo') => ({
  quietFrom,
  quietTo,
  timeZone,
});
const night = quiet('22:00', '07:00');

describe('her quiet hours', () => {
  it.each([
    ['the moment they begin', '2026-03-08T01:00:00Z', night, '2026-03-08T01:00:00Z', '2026-03-08T10:00:00Z'],
    ['after midnight', '2026-03-08T05:00:00Z', night, '2026-03-08T01:00:00Z', '2026-03-08T10:00:00Z'],
    [
      'a nap within one day',
      '2026-03-08T16:30:00Z',
      quiet('13:00', '15:00'),
      '2026-03-08T16:00:00Z',
      '2026-03-08T18:00:00Z',
    ],
    // New York lost an hour that night, and its quiet hours with it.
    [
      'a night of eight hours',
      '2026-03-08T06:00:00Z',
      quiet('22:00', '07:00', 'America/New_York'),
      '2026-03-08T03:00:00Z',
      '2026-03-08T11:00:00Z',
    ],
    [
      'fourteen hours ahead',
      '2026-03-08T10:00:00Z',
      quiet('22:00', '07:00', 'Pacific/Kiritimati'),
      '2026-03-08T08:00:00Z',
      '2026-03-08T17:00:00Z',
    ],
  ])('hold %s', (_when, moment, hours, from, to) => {
    expect(quietSpanAt(new Date(moment), hours)).toEqual({ from: new Date(from), to: new Date(to) });
  });

  it.each([
    ['the moment they end', '2026-03-08T10:00:00Z', night],
    ['a minute before them', '2026-03-08T00:59:00Z', night],
    ['anything, from a time to itself', '2026-03-08T05:00:00Z', quiet('07:00', '07:00')],
  ])('do not hold %s', (_when, moment, hours) => {
    expect(quietSpanAt(new Date(moment), hours)).toBeUndefined();
  });
});
