import { mostSheetDays } from '#shared/consultation/sheet-days.ts';
import { addDays, type CalendarDate, daysBetween, isCalendarDate } from '#shared/time/calendar-date.ts';

export const periods = ['7', '14', '30', 'own'] as const;
export type Period = (typeof periods)[number];

/** What she wrote in the two date fields; anything, until it is a span. */
export type OwnPeriod = { from: string; to: string };

type Span = { first: CalendarDate; last: CalendarDate; problem?: undefined };
type NoSpan = { problem: 'periodTooLong' | 'periodBackwards' };

export function spanOf(period: Period, own: OwnPeriod, today: CalendarDate): Span | NoSpan {
  if (period !== 'own') return { first: addDays(today, 1 - Number(period)), last: today };
  if (!isCalendarDate(own.from) || !isCalendarDate(own.to) || own.from > own.to)
    return { problem: 'periodBackwards' };
  if (daysBetween(own.from, own.to) + 1 > mostSheetDays) return { problem: 'periodTooLong' };
  return { first: own.from, last: own.to };
}
