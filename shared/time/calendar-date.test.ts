import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate, dayIn, daysBetween, isCalendarDate, monthsBetween } from './calendar-date.ts';

const epoch = calendarDate('2000-01-01');
const aDay = fc.integer({ min: 0, max: 36_525 }).map((days) => addDays(epoch, days));

describe('a day of the calendar', () => {
  it.each(['2026-02-28', '2024-02-29', '2000-01-01', '2026-12-31'])('%s exists', (day) => {
    expect(isCalendarDate(day)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '2025-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-4-1',
    '01/04/2026',
    '2026-04-01T00:00:00Z',
    '',
    null,
    20260401,
  ])('%s does not', (day) => {
    expect(isCalendarDate(day)).toBe(false);
  });

  it('that does not exist is never made', () => {
    expect(() => calendarDate('2026-02-29')).toThrow(RangeError);
  });
});

describe('the day where she lives', () => {
  it.each([
    // Three in the morning in London is still yesterday in São Paulo.
    ['2026-03-08T02:59:59Z', 'America/Sao_Paulo', '2026-03-07'],
    ['2026-03-08T03:00:00Z', 'America/Sao_Paulo', '2026-03-08'],
    ['2026-03-08T02:59:59Z', 'UTC', '2026-03-08'],
    ['2027-01-01T01:00:00Z', 'America/Sao_Paulo', '2026-12-31'],
    ['2024-03-01T02:00:00Z', 'America/Sao_Paulo', '2024-02-29'],
    // The night São Paulo put its clocks forward (2018) had no midnight; the night it put them back had two.
    ['2018-11-04T02:59:59Z', 'America/Sao_Paulo', '2018-11-03'],
    ['2018-11-04T03:00:00Z', 'America/Sao_Paulo', '2018-11-04'],
    ['2018-02-18T02:30:00Z', 'America/Sao_Paulo', '2018-02-17'],
    ['2018-02-18T03:00:00Z', 'America/Sao_Paulo', '2018-02-18'],
    // Summer time elsewhere.
    ['2026-03-29T00:30:00Z', 'Europe/Lisbon', '2026-03-29'],
    ['2026-10-24T23:30:00Z', 'Europe/Lisbon', '2026-10-25'],
  ])('%s in %s is %s', (moment, timeZone, day) => {
    expect(dayIn(timeZone, new Date(moment))).toBe(day);
  });

  it('is at most one day from the day in UTC, and never goes back as time passes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('UTC', 'America/Sao_Paulo', 'Pacific/Kiritimati', 'Europe/Lisbon'),
        fc.integer({ min: Date.UTC(2000, 0, 2), max: Date.UTC(2099, 0, 1) }),
        fc.integer({ min: 0, max: 3 * 86_400_000 }),
        (timeZone, at, later) => {
          const day = dayIn(timeZone, new Date(at));
          expect(Math.abs(daysBetween(dayIn('UTC', new Date(at)), day))).toBeLessThanOrEqual(1);
          expect(day <= dayIn(timeZone, new Date(at + later))).toBe(true);
        },
      ),
    );
  });
});

describe('days and months between', () => {
  it.each([
    ['2026-01-31', '2026-02-27', 0],
    ['2026-01-31', '2026-02-28', 1],
    ['2026-01-31', '2026-03-30', 1],
    ['2026-01-31', '2026-03-31', 2],
    ['2024-01-31', '2024-02-28', 0],
    ['2024-01-31', '2024-02-29', 1],
    ['2024-02-29', '2025-02-27', 11],
    ['2024-02-29', '2025-02-28', 12],
    ['2024-02-29', '2028-02-29', 48],
    ['2025-12-31', '2026-01-30', 0],
    ['2025-12-31', '2026-01-31', 1],
    ['2026-03-08', '2026-03-08', 0],
    ['2026-03-08', '2026-09-07', 5],
    ['2026-03-08', '2026-09-08', 6],
  ])('from %s to %s there are %i full months', (from, to, months) => {
    expect(monthsBetween(calendarDate(from), calendarDate(to))).toBe(months);
  });

  it('adding days and counting them agree, over month ends, leap days and clock changes', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: -2000, max: 2000 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days);
      }),
    );
  });

  it('months never fall as days pass, and rise by one at a time', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: 0, max: 2000 }), (day, days) => {
        const rise = monthsBetween(day, addDays(day, days + 1)) - monthsBetween(day, addDays(day, days));
        expect([0, 1]).toContain(rise);
      }),
    );
  });
});
