import { babyAge } from '../baby/baby-age.rules.ts';
import { addDays, type CalendarDate } from '../time/calendar-date.ts';

/** Full months by the calendar, corrected for a baby born early: before them, breast milk is all. */
export const solidsFromMonths = 6;

/** No six months of the calendar are shorter. */
const shortestSixMonths = 181;

/** The first day on which first foods may come: the day that `babyAge` itself says so, so that the two never differ. */
export function solidsFrom(birthDate: CalendarDate, gestationWeeks: number | null): CalendarDate {
  let today = addDays(birthDate, shortestSixMonths);
  for (;;) {
    const age = babyAge({ journeyType: 'com-bebe', birthDate, gestationWeeks, today });
    if (age.kind === 'born' && age.guidanceMonths >= solidsFromMonths) return today;
    today = addDays(today, 1);
  }
}
