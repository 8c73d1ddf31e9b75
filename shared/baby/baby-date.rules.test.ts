import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, calendarDate } from '../time/calendar-date.ts';
import { isExpected, weeksAtBirth } from './baby-age.rules.ts';
import { babyDateProblem, babyDateRange } from './baby-date.rules.ts';

const today = calendarDate('2026-07-01');

it.each([
  ['com-bebe', '2026-07-01', null],
  ['com-bebe', '2000-01-01', null],
  ['com-bebe', '2026-07-02', 'birth_ahead'],
  ['com-bebe', '2027-04-22', 'date_too_late'],
  ['gestante', '2027-04-21', null],
  ['gestante', '2027-04-22', 'date_too_late'],
  ['gestante', '2026-07-01', null],
  ['gestante', '2026-06-03', null],
  ['gestante', '2026-06-02', 'due_long_past'],
  [null, '2020-01-01', null],
  [null, '2027-04-21', null],
  [null, '2027-04-22', 'date_too_late'],
] as const)('for %s the day %s is: %s', (journeyType, date, problem) => {
  expect(babyDateProblem({ journeyType, date, today })).toBe(problem);
  const { min, max } = babyDateRange(journeyType, today);
  expect(date >= min && date <= max).toBe(problem === null);
});

it.each([
  ['gestante', '2026-01-01', true],
  ['gestante', null, true],
  ['com-bebe', '2026-07-01', false],
  ['com-bebe', '2026-07-02', true],
  ['com-bebe', null, false],
  [null, '2026-07-01', false],
  [null, '2026-07-02', true],
  [null, null, false],
] as const)('a baby of journey %s with the day %s is still to come: %s', (journeyType, date, expected) => {
  expect(isExpected({ journeyType, date, today })).toBe(expected);
});

it.each([
  ['2026-07-01', '2026-07-01', 40],
  ['2026-07-01', '2026-06-30', 39],
  ['2026-07-01', '2026-07-07', 40],
  ['2026-07-01', '2026-07-11', 41],
  ['2026-07-01', '2026-05-06', 32],
  ['2026-07-01', '2026-05-05', 31],
  // Neither of these is the birth of that pregnancy.
  ['2026-07-01', '2026-02-01', null],
  ['2026-07-01', '2026-08-15', null],
  ['2026-07-01', '2024-07-01', null],
])('due on %s and born on %s: at %s completed weeks', (due, birth, weeks) => {
  expect(weeksAtBirth(calendarDate(due), calendarDate(birth))).toBe(weeks);
});

it('a birth so many days after the first of a pregnancy is at as many weeks', () => {
  fc.assert(
    fc.property(fc.integer({ min: 22 * 7, max: 44 * 7 - 1 }), (days) => {
      const due = calendarDate('2026-07-01');
      expect(weeksAtBirth(due, addDays(due, days - 280))).toBe(Math.floor(days / 7));
    }),
  );
});
