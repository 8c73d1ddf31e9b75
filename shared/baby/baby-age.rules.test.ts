import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate, dayIn } from '#shared/time/calendar-date.ts';
import { type BornBaby, babyAge } from './baby-age.rules.ts';

const born = (birth: string, today: string, gestationWeeks: number | null = null): BornBaby => {
  const age = babyAge({ birthDate: calendarDate(birth), gestationWeeks, today: calendarDate(today) });
  if (age.kind !== 'born') throw new Error(`${birth} lies after ${today}`);
  return age;
};
const afterDays = (days: number) => born('2025-01-10', addDays(calendarDate('2025-01-10'), days));

const aBirthDate = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => addDays(calendarDate('2000-01-01'), days));
const anAge = fc.integer({ min: 0, max: 3000 });
const aGestation = fc.option(fc.integer({ min: 22, max: 43 }));

describe('a baby who is here', () => {
  it.each([
    [0, 1, 1, { name: 'newborn' }, { days: 0 }],
    [1, 1, 1, { name: 'newborn' }, { days: 1 }],
    [7, 1, 1, { name: 'newborn' }, { days: 7 }],
    [8, 2, 1, { name: 'newborn' }, { days: 8 }],
    [28, 4, 1, { name: 'newborn' }, { days: 28 }],
    [29, 5, 1, { name: 'infant', months: 1 }, { days: 29 }],
    [30, 5, 1, { name: 'infant', months: 1 }, { months: 1, days: 0 }],
    [31, 5, 2, { name: 'infant', months: 1 }, { months: 1, days: 1 }],
    [60, 9, 2, { name: 'infant', months: 2 }, { months: 2, days: 0 }],
    [364, 52, 13, { name: 'infant', months: 12 }, { months: 12, days: 4 }],
    [365, 53, 13, { name: 'infant', months: 12 }, { years: 1, months: 0 }],
    [366, 53, 13, { name: 'years', years: 1 }, { years: 1, months: 0 }],
    [395, 57, 14, { name: 'years', years: 1 }, { years: 1, months: 1 }],
    [729, 105, 25, { name: 'years', years: 1 }, { years: 1, months: 11 }],
    [730, 105, 25, { name: 'years', years: 2 }, { years: 2, months: 0 }],
  ])('after %i days lives week %i and month %i', (days, weeks, months, phase, text) => {
    expect(afterDays(days)).toMatchObject({ days, weeks, months, phase, text });
  });

  it('is not ready for solids by the 30-day rule: 180 days are not yet six months of the calendar', () => {
    const age = born('2026-03-08', '2026-09-04');
    expect(age).toMatchObject({ days: 180, months: 6, calendarMonths: 5, guidanceMonths: 5 });
    expect(born('2026-03-08', '2026-09-08').guidanceMonths).toBe(6);
  });

  it.each([
    ['2025-08-31', '2026-02-27', 5],
    ['2025-08-31', '2026-02-28', 6],
    ['2024-02-29', '2025-02-28', 12],
    ['2025-12-31', '2026-01-30', 0],
    ['2025-12-31', '2026-01-31', 1],
  ])('born on %s has on %s %i months of the calendar', (birth, today, months) => {
    expect(born(birth, today).calendarMonths).toBe(months);
  });

  it('turns a day older at her midnight, not at that of London', () => {
    const threeInTheMorningUtc = new Date('2026-03-08T02:00:00Z');
    const birth = '2026-03-01';
    expect(born(birth, dayIn('America/Sao_Paulo', threeInTheMorningUtc)).days).toBe(6);
    expect(born(birth, dayIn('UTC', threeInTheMorningUtc)).days).toBe(7);
  });

  it('is as old as the days that passed, whatever the clocks did in between', () => {
    // São Paulo lost an hour on 2018-11-04 and got it back on 2019-02-17.
    expect(born('2018-11-03', '2018-11-05').days).toBe(2);
    expect(born('2018-11-03', '2019-02-18').days).toBe(107);
  });
});

describe('a baby born early', () => {
  it('has a corrected age, counted from the day that was expected', () => {
    // 32 weeks: eight weeks early.
    const age = born('2026-01-01', '2026-07-01', 32);
    expect(age.calendarMonths).toBe(6);
    expect(age.corrected).toEqual({ days: 125, calendarMonths: 4, isBeforeTerm: false });
    expect(age.guidanceMonths).toBe(4);
  });

  it('is not yet at term before that day, and never of a negative age', () => {
    const age = born('2026-01-01', '2026-01-20', 32);
    expect(age.corrected).toEqual({ days: 0, calendarMonths: 0, isBeforeTerm: true });
    expect(born('2026-01-01', '2026-02-26', 32).corrected).toEqual({
      days: 0,
      calendarMonths: 0,
      isBeforeTerm: false,
    });
  });

  it.each([
    [36, true],
    [37, false],
    [41, false],
    [null, false],
  ])('at %s weeks is corrected: %s', (weeks, isCorrected) => {
    expect(born('2026-01-01', '2026-07-01', weeks).corrected !== null).toBe(isCorrected);
  });

  it('is counted like any other from 24 months on', () => {
    expect(born('2024-03-08', '2026-03-07', 30).corrected).not.toBeNull();
    const age = born('2024-03-08', '2026-03-08', 30);
    expect(age.corrected).toBeNull();
    expect(age.guidanceMonths).toBe(24);
  });
});

describe('a baby who is expected', () => {
  it.each([
    ['2026-03-09', 1, 1, 39],
    ['2026-03-15', 7, 1, 39],
    ['2026-03-16', 8, 2, 38],
    ['2026-12-13', 280, 40, 1],
    ['2026-12-27', 294, 42, 1],
  ])('on %s is %i days and %i weeks away: week %i', (due, daysToGo, weeksToGo, gestationWeek) => {
    const today = calendarDate('2026-03-08');
    expect(babyAge({ birthDate: calendarDate(due), gestationWeeks: null, today })).toEqual({
      kind: 'expected',
      daysToGo,
      weeksToGo,
      gestationWeek,
    });
  });

  it('is here on the day itself', () => {
    expect(born('2026-03-08', '2026-03-08').days).toBe(0);
  });
});

it('without a date counts as five months', () => {
  const today = calendarDate('2026-03-08');
  expect(babyAge({ birthDate: null, gestationWeeks: 30, today })).toEqual({ kind: 'unknown', months: 5 });
});

describe('whatever the dates', () => {
  it('the parts of the age agree with its days', () => {
    fc.assert(
      fc.property(aBirthDate, anAge, (birth, days) => {
        const age = born(birth, addDays(birth, days));
        expect(age.days).toBe(days);
        expect(age.weeks * 7).toBeGreaterThanOrEqual(days);
        expect(age.months * 30).toBeGreaterThanOrEqual(days);
        if ('years' in age.text) {
          const least = age.text.years * 365 + age.text.months * 30;
          expect(days - least).toBeGreaterThanOrEqual(0);
          expect(days - least).toBeLessThan(35);
          expect(age.text.months).toBeLessThanOrEqual(11);
        } else if ('months' in age.text) {
          expect(age.text.months * 30 + age.text.days).toBe(days);
        } else {
          expect(age.text.days).toBe(days);
        }
      }),
    );
  });

  it('no age ever falls as the days pass', () => {
    fc.assert(
      fc.property(aBirthDate, anAge, aGestation, (birth, days, gestation) => {
        const today = born(birth, addDays(birth, days), gestation);
        const tomorrow = born(birth, addDays(birth, days + 1), gestation);
        for (const part of ['days', 'weeks', 'months', 'calendarMonths', 'guidanceMonths'] as const) {
          expect(tomorrow[part], part).toBeGreaterThanOrEqual(today[part]);
        }
      }),
    );
  });

  it('guidance never counts a baby older than the calendar does, nor than the 30-day months', () => {
    fc.assert(
      fc.property(aBirthDate, anAge, aGestation, (birth, days, gestation) => {
        const age = born(birth, addDays(birth, days), gestation);
        expect(age.guidanceMonths).toBeLessThanOrEqual(age.calendarMonths);
        expect(age.guidanceMonths).toBeLessThanOrEqual(age.months);
        if (age.corrected) expect(age.corrected.days).toBeLessThan(Math.max(1, age.days));
      }),
    );
  });

  it('the weeks of a pregnancy make forty', () => {
    fc.assert(
      fc.property(aBirthDate, fc.integer({ min: 1, max: 273 }), (due, daysToGo) => {
        const age = babyAge({ birthDate: due, gestationWeeks: null, today: addDays(due, -daysToGo) });
        if (age.kind !== 'expected') throw new Error('the due date lies ahead');
        expect(age.gestationWeek + age.weeksToGo).toBe(40);
        expect(age.daysToGo).toBe(daysToGo);
      }),
    );
  });
});
