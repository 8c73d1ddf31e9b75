import { expect, it } from 'vitest';
import { babyAge } from '#shared/baby/baby-age.rules.ts';
import { wakeWindow } from '#shared/sleep/wake-window.rules.ts';
import { addDays, calendarDate } from '#shared/time/calendar-date.ts';
import { ageChoices, ageOfMonths, countedFromBirth } from './age-in-use.ts';

it('months that she chooses are that many full months, on every day of two years', () => {
  const first = calendarDate('2026-01-01');
  for (let n = 0; n < 730; n++) {
    const today = addDays(first, n);
    const months = ageChoices.map((choice) => {
      const age = ageOfMonths(choice, today);
      return age.kind === 'born' ? age.guidanceMonths : null;
    });
    expect(months, today).toEqual(ageChoices);
  }
});

it('the youngest choice is a newborn, the next one no longer', () => {
  const today = calendarDate('2026-03-08');
  expect(wakeWindow(ageOfMonths(0, today))?.key).toBe('newborn');
  expect(wakeWindow(ageOfMonths(1, today))?.key).toBe('to-3-months');
});

it('counted from birth, a baby born eight weeks early is as old as the calendar says', () => {
  const age = babyAge({
    journeyType: 'com-bebe',
    birthDate: calendarDate('2026-01-10'),
    gestationWeeks: 32,
    today: calendarDate('2026-05-10'),
  });
  if (age.kind !== 'born') throw new Error('is born');
  expect([wakeWindow(age)?.key, wakeWindow(countedFromBirth(age))?.key]).toEqual(['to-3-months', '4-months']);
});
