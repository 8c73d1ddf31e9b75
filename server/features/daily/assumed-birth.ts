import { ageOfUnknown } from '#shared/daily/daily.rules.ts';
import { addDays, type CalendarDate, calendarDate, daysBetween } from '#shared/time/calendar-date.ts';

/** Any Sunday: weeks are counted from it. */
const someSunday = calendarDate('2026-01-04');
/** Whole weeks of the fifth month. */
const weeksOfMonth = 4;

/**
 * For the week of this Sunday, when nobody told a birth date: a baby of five months. Week by week it grows through that
 * month and begins it again, so that the days differ within a week and from one week to the next.
 */
export function assumedBirth(sunday: CalendarDate): CalendarDate {
  const weeks = daysBetween(someSunday, sunday) / 7;
  const week = ((weeks % weeksOfMonth) + weeksOfMonth) % weeksOfMonth;
  return addDays(sunday, -(ageOfUnknown + week * 7));
}
