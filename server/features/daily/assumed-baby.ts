import type { BabyFacts } from '#shared/baby/baby-age.rules.ts';
import { ageOfUnknown } from '#shared/daily/daily.rules.ts';
import { addDays, type CalendarDate, calendarDate, daysBetween } from '#shared/time/calendar-date.ts';

/** Any Sunday: weeks are counted from it. */
const someSunday = calendarDate('2026-01-04');
/** Whole weeks of the fifth month. */
const weeksOfMonth = 4;

/**
 * The example for a visitor who told no date, in the week of this Sunday: a baby of five months. Week by week it grows
 * through that month and begins it again, so that the days differ within a week and from one week to the next.
 */
export function assumedBaby(sunday: CalendarDate): BabyFacts {
  const weeks = daysBetween(someSunday, sunday) / 7;
  const week = ((weeks % weeksOfMonth) + weeksOfMonth) % weeksOfMonth;
  const birthDate = addDays(sunday, -(ageOfUnknown + week * 7));
  return { journeyType: 'com-bebe', birthDate, gestationWeeks: null };
}
