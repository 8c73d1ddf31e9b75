import { type BabyFacts, babyAge } from '#shared/baby/baby-age.rules.ts';
import { addDays, type CalendarDate } from '#shared/time/calendar-date.ts';
import type { RequestedDay } from './week.repository.ts';

/**
 * With which birth date the stored function is asked for each day. Only she says that a baby was born: past the due
 * date it is asked with the day after, so that the date is no birth. Where the age is not known there is none.
 */
export function requestedDays(baby: BabyFacts, days: CalendarDate[]): RequestedDay[] {
  return days.map((date) => ({ date, birthDate: birthDateFor(baby, date) }));
}

function birthDateFor(baby: BabyFacts, day: CalendarDate): CalendarDate | null {
  const age = babyAge({ ...baby, today: day });
  if (age.kind === 'unknown') return null;
  return age.kind === 'expected' && age.daysToGo <= 0 ? addDays(day, 1) : baby.birthDate;
}
