import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, calendarDate, dayIn } from '#shared/time/calendar-date.ts';
import { type BornBaby, babyAge } from './baby-age.rules.ts';

/** Whatever the dates: any day, and more often those on which months differ. */
const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(calendarDate('2000-01-01'), days));
const monthEnd = fc
  .integer({ min: 0, max: 600 })
  .map((months) => addDays(addMonths(calendarDate('2000-01-01'), months), -1));
const leapDay = fc.integer({ min: 0, max: 12 }).map((n) => calendarDate(`${2000 + 4 * n}-02-29`));
const aBirthDate = fc.oneof(anyDay, monthEnd, leapDay);
const anAge = fc.integer({ min: 0, max: 3000 });
const aGestation = fc.option(fc.integer({ min: 22, max: 43 }));

function born(birthDate: BirthDate, today: BirthDate, gestationWeeks: number | null = null): BornBaby {
  const age = babyAge({ journeyType: 'com-bebe', birthDate, gestationWeeks, today });
  if (age.kind !== 'born') throw new Error(`${birthDate} lies after ${today}`);
  return age;
}
type BirthDate = ReturnType<typeof calendarDate>;

describe('whatever the dates', () => {
  it('birth, the months and the days that she reads make today', () => {
    fc.assert(
      fc.property(aBirthDate, anAge, (birth, days) => {
        const today = addDays(birth, days);
        const { text } = born(birth, today);
        if ('years' in text) {
          // Its days are not said: today lies within the month that is.
          const months = text.years * 12 + text.months;
          expect(text.months).toBeLessThanOrEqual(11);
          expect(addMonths(birth, months) <= today).toBe(true);
          expect(addMonths(birth, months + 1) > today).toBe(true);
        } else {
          const months = 'months' in text ? text.months : 0;
          expect(months).toBeLessThanOrEqual(11);
          expect(addDays(addMonths(birth, months), text.days)).toBe(today);
        }
      }),
    );
  });

  it('the text, the phase and what guidance asks are one age', () => {
    fc.assert(
      fc.property(aBirthDate, anAge, (birth, days) => {
        const { text, phase, calendarMonths, guidanceMonths } = born(birth, addDays(birth, days));
        const years = 'years' in text ? text.years : 0;
        const months = years * 12 + ('months' in text ? text.months : 0);
        expect(calendarMonths).toBe(months);
        expect(guidanceMonths).toBe(months);
        if (phase.name === 'infant') expect(phase.months).toBe(months);
        if (phase.name === 'years') expect(phase.years).toBe(years);
        expect(phase.name === 'years').toBe('years' in text);
      }),
    );
  });

  it('the day before a birthday is eleven months and some days, the birthday itself a year more', () => {
    fc.assert(
      fc.property(aBirthDate, fc.integer({ min: 1, max: 8 }), (birth, years) => {
        const birthday = addMonths(birth, years * 12);
        const before = born(birth, addDays(birthday, -1)).text;
        expect(before).toMatchObject(years === 1 ? { months: 11 } : { years: years - 1, months: 11 });
        expect(born(birth, birthday).text).toEqual({ years, months: 0 });
      }),
    );
  });

  it('no age ever falls as the days pass', () => {
    fc.assert(
      fc.property(aBirthDate, anAge, aGestation, (birth, days, gestation) => {
        const today = born(birth, addDays(birth, days), gestation);
        const tomorrow = born(birth, addDays(birth, days + 1), gestation);
        for (const part of ['days', 'weeks', 'calendarMonths', 'guidanceMonths', 'guidanceWeeks'] as const)
          expect(tomorrow[part], part).toBeGreaterThanOrEqual(today[part]);
      }),
    );
  });

  it('guidance never counts a baby older than the calendar does', () => {
    fc.assert(
      fc.property(aBirthDate, anAge, aGestation, (birth, days, gestation) => {
        const age = born(birth, addDays(birth, days), gestation);
        expect(age.guidanceMonths).toBeLessThanOrEqual(age.calendarMonths);
        if (age.corrected) expect(age.corrected.days).toBeLessThan(Math.max(1, age.days));
      }),
    );
  });

  it.each(['UTC', 'America/Sao_Paulo'])('noon of the day is the day, in %s', (zone) => {
    fc.assert(
      fc.property(aBirthDate, anAge, (birth, days) => {
        const noon = new Date(`${addDays(birth, days)}T15:00:00Z`);
        expect(born(birth, dayIn(zone, noon)).days).toBe(days);
      }),
    );
  });

  it('weeks and days of a pregnancy add up to its days, until the due date and three weeks after', () => {
    fc.assert(
      fc.property(aBirthDate, fc.integer({ min: -21, max: 273 }), (due, daysToGo) => {
        const today = addDays(due, -daysToGo);
        const age = babyAge({ journeyType: 'gestante', birthDate: due, gestationWeeks: null, today });
        if (age.kind !== 'expected' || !age.gestation) throw new Error('she told of no birth');
        expect(age.daysToGo).toBe(daysToGo);
        expect(age.gestation.weeks * 7 + age.gestation.days).toBe(280 - daysToGo);
        expect(age.gestation.days).toBeLessThan(7);
        if (daysToGo > 0 && daysToGo % 7 === 0) expect(age.gestation.weeks + age.weeksToGo).toBe(40);
      }),
    );
  });
});
