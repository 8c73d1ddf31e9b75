import { type BabyFacts, babyAge } from '../baby/baby-age.rules.ts';
import { addDays, type CalendarDate } from '../time/calendar-date.ts';

/** Full months by the calendar, corrected for a baby born early: before them, breast milk is all. */
export const solidsFromMonths = 6;

/** No six months of the calendar are shorter. */
const shortestSixMonths = 181;

type BornFacts = Pick<BabyFacts, 'gestationWeeks' | 'dueDate'> & { birthDate: CalendarDate };

/** The first day on which first foods may come: the day that `babyAge` itself says so, so that the two never differ. */
export function solidsFrom(baby: BornFacts): CalendarDate {
  let today = addDays(baby.birthDate, shortestSixMonths);
  for (;;) {
    const age = babyAge({ ...baby, journeyType: 'com-bebe', today });
    if (age.kind === 'born' && age.guidanceMonths >= solidsFromMonths) return today;
    today = addDays(today, 1);
  }
}
