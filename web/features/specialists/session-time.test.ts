import { describe, expect, it } from 'vitest';
import { clockTime, daysFromToday, isHouseTime, longDay, shortDay } from './session-time.ts';

const lisbon = 'Europe/Lisbon';
const house = 'America/Sao_Paulo';
const kiribati = 'Pacific/Kiritimati';

describe('the time of a session', () => {
  it('is that of her own clock', () => {
    expect(clockTime('2026-11-15T23:00:00Z', { language: 'pt', timeZone: house })).toBe('20:00');
    expect(clockTime('2026-11-15T23:00:00Z', { language: 'pt', timeZone: lisbon })).toBe('23:00');
    expect(clockTime('2026-11-15T23:00:00Z', { language: 'en', timeZone: kiribati })).toMatch(/^1:00\sPM$/);
  });

  it('is told by the day where she is, fourteen hours away too', () => {
    expect(longDay('2026-11-15T23:00:00Z', { language: 'pt', timeZone: house })).toBe(
      'domingo, 15 de novembro',
    );
    expect(longDay('2026-11-15T23:00:00Z', { language: 'pt', timeZone: kiribati })).toBe(
      'segunda-feira, 16 de novembro',
    );
  });

  it('names the year only where it is another', () => {
    const now = Date.parse('2026-12-30T12:00:00Z');
    const hers = { language: 'en', timeZone: house } as const;
    expect(shortDay('2026-12-31T12:00:00Z', now, hers)).toBe('Thu, Dec 31');
    expect(shortDay('2027-01-02T12:00:00Z', now, hers)).toContain('2027');
  });

  it.each([
    ['just after midnight it is tomorrow', '2026-11-16T03:05:00Z', house, 1],
    ['late this evening it is today', '2026-11-16T02:55:00Z', house, 0],
    ['where it is already the next day it is today', '2026-11-16T03:05:00Z', kiribati, 0],
    ['yesterday is behind', '2026-11-14T15:00:00Z', house, -1],
  ])('%s', (_, instant, timeZone, days) => {
    // 15 November, 22:00 in São Paulo; 16 November, 15:00 in Kiritimati.
    expect(daysFromToday(instant, Date.parse('2026-11-16T01:00:00Z'), timeZone)).toBe(days);
  });

  it('counts days of the calendar, through the night in which the clock changes', () => {
    // Lisbon turns its clock back on 25 October 2026: that day has 25 hours.
    expect(daysFromToday('2026-10-26T00:30:00Z', Date.parse('2026-10-24T23:30:00Z'), lisbon)).toBe(1);
  });

  it('is the same as in Brasília by what the clock shows, not by the name of the zone', () => {
    expect(isHouseTime('2026-11-15T23:00:00Z', 'America/Bahia')).toBe(true);
    expect(isHouseTime('2026-11-15T23:00:00Z', lisbon)).toBe(false);
    // Twenty-four hours and no hour apart would still be another day.
    expect(isHouseTime('2026-11-15T23:00:00Z', kiribati)).toBe(false);
  });
});
