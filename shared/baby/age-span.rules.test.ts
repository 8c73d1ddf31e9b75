import { expect, it } from 'vitest';
import { addDays, calendarDate } from '../time/calendar-date.ts';
import { daysOfMonths, monthsAndDays } from './age-span.rules.ts';
import { babyAge } from './baby-age.rules.ts';

it('what is written for six months comes to no baby before its six months', () => {
  for (let n = 0; n < 1500; n++) {
    const birthDate = addDays(calendarDate('2024-01-01'), n);
    const today = addDays(birthDate, daysOfMonths(6));
    const age = babyAge({ journeyType: 'com-bebe', birthDate, gestationWeeks: null, today });
    expect(age, birthDate).toMatchObject({ kind: 'born', calendarMonths: 6 });
  }
});

it('every number of days is some months and some days, and is read back', () => {
  for (let days = 0; days < 800; days++) {
    const { months, days: rest } = monthsAndDays(days);
    expect(daysOfMonths(months) + rest).toBe(days);
    expect(rest).toBeLessThan(31);
  }
});
