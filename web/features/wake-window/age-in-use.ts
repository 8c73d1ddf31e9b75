import { type BabyAge, type BornBaby, babyAge } from '#shared/baby/baby-age.rules.ts';
import { addDays, addMonths, type CalendarDate } from '#shared/time/calendar-date.ts';

/** The age that she may prefer for a baby born early: as if born at term. */
export function countedFromBirth(age: BornBaby): BornBaby {
  return { ...age, corrected: null, guidanceMonths: age.calendarMonths, guidanceWeeks: age.weeks };
}

/** The last one stands for whatever is older: the table has no finer rows. */
export const oldestChoice = 19;
export const ageChoices = Array.from({ length: oldestChoice + 1 }, (_, months) => months);

/** Of months that she chose, without a date: two weeks into that month of life. Zero is the first four weeks. */
export function ageOfMonths(months: number, today: CalendarDate): BabyAge {
  const birthDate = addDays(addMonths(today, -months), -14);
  return babyAge({ journeyType: 'com-bebe', birthDate, gestationWeeks: null, today });
}
