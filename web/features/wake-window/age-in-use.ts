import { type BabyAge, type BornBaby, babyAge } from '#shared/baby/baby-age.rules.ts';
import { addDays, type CalendarDate } from '#shared/time/calendar-date.ts';

/** The age that she may prefer for a baby born early: as if born at term. */
export function countedFromBirth(age: BornBaby): BornBaby {
  return { ...age, corrected: null, guidanceMonths: age.calendarMonths };
}

/** The last one stands for whatever is older: the table has no finer rows. */
export const oldestChoice = 13;
export const ageChoices = Array.from({ length: oldestChoice + 1 }, (_, months) => months);

const daysPerMonth = 30.4375;

/** Of months that she chose, without a date: the middle of that month of life. Zero is the first four weeks. */
export function ageOfMonths(months: number, today: CalendarDate): BabyAge {
  const days = Math.round((months + 0.5) * daysPerMonth);
  return babyAge({ birthDate: addDays(today, -days), gestationWeeks: null, today });
}
