import { expect, it } from 'vitest';
import { babyAge } from '../baby/baby-age.rules.ts';
import { addDays, calendarDate } from '../time/calendar-date.ts';
import { solidsFrom, solidsFromMonths } from './solids.rules.ts';

it.each([
  ['2026-01-15', null, '2026-07-15'],
  // August has a 31st day and February has not.
  ['2025-08-31', null, '2026-02-28'],
  ['2025-08-29', null, '2026-02-28'],
  ['2023-08-31', null, '2024-02-29'],
  ['2025-09-01', null, '2026-03-01'],
  ['2026-01-15', 39, '2026-07-15'],
  ['2026-01-15', 37, '2026-07-15'],
  // Eight weeks early: six months from the day that was expected, 12 March.
  ['2026-01-15', 32, '2026-09-12'],
  ['2026-01-15', 24, '2026-11-07'],
])('a baby born on %s, at %s weeks, may begin on %s and not a day before', (birth, gestationWeeks, from) => {
  const birthDate = calendarDate(birth);
  expect(solidsFrom({ birthDate, gestationWeeks })).toBe(from);
  const monthsOn = (day: number) => {
    const age = babyAge({
      journeyType: 'com-bebe',
      birthDate,
      gestationWeeks,
      today: addDays(calendarDate(from), day),
    });
    return age.kind === 'born' ? age.guidanceMonths : undefined;
  };
  expect(monthsOn(0)).toBe(solidsFromMonths);
  expect(monthsOn(-1)).toBe(solidsFromMonths - 1);
});

it('a baby born eight weeks before the due date waits as long as one whose weeks were told', () => {
  const birthDate = calendarDate('2026-01-15');
  const dueDate = calendarDate('2026-03-12');
  expect(solidsFrom({ birthDate, gestationWeeks: null, dueDate })).toBe('2026-09-12');
  expect(solidsFrom({ birthDate, gestationWeeks: 39, dueDate })).toBe('2026-07-15');
});
