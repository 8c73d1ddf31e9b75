import { describe, expect, it } from 'vitest';
import { babyAge } from '../baby/baby-age.rules.ts';
import { addDays, calendarDate } from '../time/calendar-date.ts';
import { ruleOfThumb, totalSleepHours, wakeWindow, wakeWindows } from './wake-window.rules.ts';

const ageOn = (birth: string, today: string, gestationWeeks: number | null = null) =>
  babyAge({
    journeyType: 'com-bebe',
    birthDate: calendarDate(birth),
    gestationWeeks,
    today: calendarDate(today),
  });
const told = (birth: string, today: string, gestationWeeks: number | null = null) => {
  const window = wakeWindow(ageOn(birth, today, gestationWeeks));
  return window && `${window.key} ${window.minutes.from}-${window.minutes.to}`;
};

describe('how long a baby is usually awake', () => {
  it.each([
    // The day before each boundary, and the boundary.
    ['2026-01-10', '2026-01-10', 'newborn 30-60'],
    ['2026-01-10', '2026-02-06', 'newborn 30-60'],
    ['2026-01-10', '2026-02-07', 'to-3-months 45-90'],
    ['2026-01-10', '2026-04-09', 'to-3-months 45-90'],
    ['2026-01-10', '2026-04-10', '3-months 75-120'],
    ['2026-01-10', '2026-05-09', '3-months 75-120'],
    ['2026-01-10', '2026-05-10', '4-months 90-150'],
    ['2026-01-10', '2026-06-09', '4-months 90-150'],
    ['2026-01-10', '2026-06-10', '5-to-6-months 120-180'],
    ['2026-01-10', '2026-08-09', '5-to-6-months 120-180'],
    ['2026-01-10', '2026-08-10', '7-to-10-months 150-210'],
    ['2026-01-10', '2026-12-09', '7-to-10-months 150-210'],
    ['2026-01-10', '2026-12-10', '11-months 180-240'],
    ['2026-01-10', '2027-01-09', '11-months 180-240'],
    ['2026-01-10', '2027-01-10', '12-to-18-months 180-360'],
    ['2026-01-10', '2027-08-09', '12-to-18-months 180-360'],
    ['2026-01-10', '2027-08-10', 'from-19-months 240-360'],
    ['2026-01-10', '2029-01-10', 'from-19-months 240-360'],
    // From the 31st, February’s last day is both the 28th day and the first full month.
    ['2026-01-31', '2026-02-27', 'newborn 30-60'],
    ['2026-01-31', '2026-02-28', 'to-3-months 45-90'],
    ['2025-11-30', '2026-02-27', 'to-3-months 45-90'],
    ['2025-11-30', '2026-02-28', '3-months 75-120'],
  ])('born on %s, on %s: %s', (birth, today, window) => {
    expect(told(birth, today)).toBe(window);
  });

  it.each([
    // Born on 10 January at 32 weeks, expected on 7 March: every boundary counts from there.
    ['2026-01-10', 'newborn 30-60'],
    ['2026-03-06', 'newborn 30-60'],
    ['2026-03-07', 'newborn 30-60'],
    ['2026-04-03', 'newborn 30-60'],
    ['2026-04-04', 'to-3-months 45-90'],
    ['2026-06-06', 'to-3-months 45-90'],
    ['2026-06-07', '3-months 75-120'],
    ['2026-07-06', '3-months 75-120'],
    ['2026-07-07', '4-months 90-150'],
    ['2026-08-06', '4-months 90-150'],
    ['2026-08-07', '5-to-6-months 120-180'],
    ['2026-10-06', '5-to-6-months 120-180'],
    ['2026-10-07', '7-to-10-months 150-210'],
    ['2027-02-06', '7-to-10-months 150-210'],
    ['2027-02-07', '11-months 180-240'],
    ['2027-03-06', '11-months 180-240'],
    ['2027-03-07', '12-to-18-months 180-360'],
    ['2027-10-07', 'from-19-months 240-360'],
  ])('born eight weeks early, on %s: %s', (today, window) => {
    expect(told('2026-01-10', today, 32)).toBe(window);
  });

  it('is by the calendar for one born at 37 weeks, and by the corrected age the week before', () => {
    expect(told('2026-01-10', '2026-02-07', 37)).toBe('to-3-months 45-90');
    expect(told('2026-01-10', '2026-02-07', 36)).toBe('newborn 30-60');
  });

  it('never falls as a baby grows', () => {
    const birth = calendarDate('2025-12-31');
    const keys = wakeWindows.map(({ key }) => key);
    const seen = Array.from({ length: 800 }, (_, days) => {
      const window = wakeWindow(
        babyAge({
          journeyType: 'com-bebe',
          birthDate: birth,
          gestationWeeks: 30,
          today: addDays(birth, days),
        }),
      );
      return window ? keys.indexOf(window.key) : -1;
    });
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(new Set(seen).size).toBe(keys.length);
  });

  it('is not told where nobody knows the age, or the baby is still expected', () => {
    const unknown = babyAge({
      journeyType: null,
      birthDate: null,
      gestationWeeks: null,
      today: calendarDate('2026-03-08'),
    });
    expect([wakeWindow(unknown), totalSleepHours(unknown)]).toEqual([null, null]);
    const expected = ageOn('2026-03-09', '2026-03-08');
    expect([wakeWindow(expected), totalSleepHours(expected)]).toEqual([null, null]);
  });
});

it.each([
  // Born on 10 January 2026: from one month to two, and at four, the two ranges lie within the table’s.
  ['2026-01-20', null],
  ['2026-02-10', { from: 60, to: 90 }],
  ['2026-04-09', { from: 60, to: 90 }],
  ['2026-04-10', null],
  ['2026-05-10', { from: 90, to: 120 }],
  ['2026-06-10', null],
  ['2027-06-10', null],
])('the rule of thumb shows only where it agrees with the table: on %s %o', (today, rule) => {
  expect(ruleOfThumb(ageOn('2026-01-10', today))).toEqual(rule);
});

describe('sleep in a day and night', () => {
  it.each([
    ['2026-01-10', null, { from: 14, to: 17 }],
    ['2026-05-09', null, { from: 14, to: 17 }],
    ['2026-05-10', null, { from: 12, to: 16 }],
    ['2026-05-10', 32, { from: 14, to: 17 }],
    ['2027-01-09', null, { from: 12, to: 16 }],
    ['2027-01-10', null, { from: 11, to: 14 }],
    ['2029-01-09', null, { from: 11, to: 14 }],
    ['2029-01-10', null, null],
  ])('on %s, born at %s weeks on 10 January 2026: %o', (today, weeks, hours) => {
    expect(totalSleepHours(ageOn('2026-01-10', today, weeks))).toEqual(hours);
  });
});
