import { earliestBabyDate, type JourneyType, latestBabyDate } from '../profile/profile.rules.ts';
import { addDays, type CalendarDate } from '../time/calendar-date.ts';
import { daysPerWeek } from './baby-age.rules.ts';

/** Nobody begins to tell of a pregnancy more than four weeks after its due date. */
const overdueWithinDays = 4 * daysPerWeek;

/** The first and the last day that a date of this journey may name; without one, of a birth or a due date. */
export function babyDateRange(journeyType: JourneyType | null, today: CalendarDate) {
  return {
    min: journeyType === 'gestante' ? addDays(today, -overdueWithinDays) : earliestBabyDate,
    max: journeyType === 'com-bebe' ? today : latestBabyDate(today),
  };
}

type DatedJourney = { journeyType: JourneyType | null; date: string; today: CalendarDate };

/** Why this day cannot be the one; null when it can. The server asks without a journey: phones may save them apart. */
export function babyDateProblem({ journeyType, date, today }: DatedJourney) {
  if (date > latestBabyDate(today)) return 'date_too_late';
  const { min, max } = babyDateRange(journeyType, today);
  if (date > max) return 'birth_ahead';
  return date < min && journeyType === 'gestante' ? 'due_long_past' : null;
}
