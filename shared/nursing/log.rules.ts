import type { CalendarDate } from '../time/calendar-date.ts';
import { type DayBounds, daysUntil, recordsByDay } from '../timer/log.rules.ts';
import type { Timed } from '../timer/timed.ts';
import type { NursingSide, SinceFrom } from './nursing.rules.ts';

/** What of a feed its day is told by. */
export type Fed = Timed & {
  durationSeconds: number;
  details: { side: NursingSide; leftSeconds: number; rightSeconds: number };
};

/** Newest day first, in it the newest feed first. */
export function groupByDay<F extends Fed>(
  feeds: F[],
  timeZone: string,
  dayStartHour = 0,
): { day: CalendarDate; feeds: F[] }[] {
  return [...recordsByDay(feeds, timeZone, dayStartHour)].map(([day, ofDay]) => ({ day, feeds: ofDay }));
}

export type DayTotals = { feeds: number; seconds: number; left: number; right: number };

export function dayTotals(feeds: readonly Fed[]): DayTotals {
  const totals: DayTotals = { feeds: feeds.length, seconds: 0, left: 0, right: 0 };
  for (const feed of feeds) {
    totals.seconds += feed.durationSeconds;
    totals.left += feed.details.leftSeconds;
    totals.right += feed.details.rightSeconds;
  }
  return totals;
}

/** Whole seconds since her last feed began or ended; null when there is none. Never negative. */
export function timeSince(lastFeed: Timed | null, now: Date, from: SinceFrom): number | null {
  if (!lastFeed) return null;
  const since = Date.parse(from === 'start' ? lastFeed.startTime : lastFeed.endTime);
  return Math.max(0, Math.floor((now.getTime() - since) / 1000));
}

export type DaySeries = (DayTotals & { day: CalendarDate })[];

const seriesOf =
  (length: number) =>
  (last: CalendarDate, feeds: Fed[], { timeZone, dayStartHour }: DayBounds): DaySeries => {
    const byDay = recordsByDay(feeds, timeZone, dayStartHour);
    return daysUntil(last, length).map((day) => ({ day, ...dayTotals(byDay.get(day) ?? []) }));
  };

/** The seven days that end with `last`, oldest first; a day without feeds is there, with zeros. */
export const weekSeries = seriesOf(7);
/** The thirty days that end with `last`. */
export const monthSeries = seriesOf(30);
