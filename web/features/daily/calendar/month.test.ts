import { describe, expect, it } from 'vitest';
import { calendarDate } from '#shared/time/calendar-date.ts';
import { addMonths, dayAfterKey, weeksOfMonth } from './month.ts';

describe('a month', () => {
  it('stands in weeks from Sunday to Saturday, without its neighbours’ days', () => {
    const weeks = weeksOfMonth(calendarDate('2026-07-15'));
    expect(weeks).toHaveLength(5);
    expect(weeks[0]).toEqual([null, null, null, '2026-07-01', '2026-07-02', '2026-07-03', '2026-07-04']);
    expect(weeks.at(-1)?.[5]).toBe('2026-07-31');
    expect(weeks.at(-1)?.[6]).toBeNull();
  });

  it.each([
    ['that begins on a Sunday and fills four weeks', '2026-02-01', 4, 28],
    ['that begins on a Saturday and needs six', '2026-08-01', 6, 31],
    ['of a leap year', '2028-02-29', 5, 29],
  ])('%s', (_, day, weeks, days) => {
    const month = weeksOfMonth(calendarDate(day));
    expect(month).toHaveLength(weeks);
    expect(month.flat().filter(Boolean)).toHaveLength(days);
  });

  it.each([
    ['2026-07-31', 1, '2026-08-31'],
    ['2026-08-31', 1, '2026-09-30'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-10', -1, '2025-12-10'],
  ])('%s moved by %i is %s', (day, months, expected) => {
    expect(addMonths(calendarDate(day), months)).toBe(expected);
  });
});

it.each([
  ['ArrowLeft', '2026-07-01'],
  ['ArrowRight', '2026-07-03'],
  ['ArrowUp', '2026-06-25'],
  ['ArrowDown', '2026-07-09'],
  ['Home', '2026-06-28'],
  ['End', '2026-07-04'],
  ['PageUp', '2026-06-02'],
  ['PageDown', '2026-08-02'],
  ['a', undefined],
])('from Thursday, 2 July, %s leads to %s', (key, expected) => {
  expect(dayAfterKey(key, calendarDate('2026-07-02'))).toBe(expected);
});
