import {
  addDays,
  addMonths,
  type CalendarDate,
  calendarDate,
  daysBetween,
  monthsBetween,
} from '../time/calendar-date.ts';

/**
 * Ages that belong to no baby, as those of a piece of daily content: months are counted from a day whose next ones
 * are long, so that what is written for six months comes to nobody before.
 */
const someBirth = calendarDate('2023-07-01');

export const daysOfMonths = (months: number): number => daysBetween(someBirth, addMonths(someBirth, months));

export function monthsAndDays(days: number): { months: number; days: number } {
  const months = monthsBetween(someBirth, addDays(someBirth, days));
  return { months, days: days - daysOfMonths(months) };
}

/** Negative before birth: the calendar of daily content counts so. */
export const daysOfLife = (birthDate: CalendarDate, day: CalendarDate): number => daysBetween(birthDate, day);
