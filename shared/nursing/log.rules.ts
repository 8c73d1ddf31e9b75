import type { CalendarDate } from '../time/calendar-date.ts';
import { type DayBounds, daysUntil, recordsByDay } from '../timer/log.rules.ts';
import type { SinceFrom } from './nursing.rules.ts';
import type { Feed } from './nursing.schema.ts';

export type FeedDay<F extends Feed = Feed> = { day: CalendarDate; feeds: F[] };

/** Newest day first, in it the newest feed first. */
export function groupByDay<F extends Feed>(feeds: F[], timeZone: string, dayStartHour = 0): FeedDay<F>[] {
  return [...recordsByDay(feeds, timeZone, dayStartHour)].map(([day, ofDay]) => ({ day, feeds: ofDay }));
}

export type DayTotals = { feeds: number; seconds: number; left: number; right: number };

export function dayTotals(feeds: Feed[]): DayTotals {
  const totals: DayTotals = { feeds: feeds.length, seconds: 0, left: 0, right: 0 };
  for (const feed of feeds) {
    totals.seconds += feed.durationSeconds;
    totals.left += feed.leftSeconds;
    totals.right += feed.rightSeconds;
  }
  return totals;
}

/** Whole seconds since her last feed began or ended; null when there is none. Never negative. */
export function timeSince(lastFeed: Feed | null, now: Date, from: SinceFrom): number | null {
  if (!lastFeed) return null;
  const since = Date.parse(from === 'start' ? lastFeed.startTime : lastFeed.endTime);
  return Math.max(0, Math.floor((now.getTime() - since) / 1000));
}

export type DaySeries = (DayTotals & { day: CalendarDate })[];

const seriesOf =
  (length: number) =>
  (last: CalendarDate, feeds: Feed[], { timeZone, dayStartHour }: DayBounds): DaySeries => {
    const byDay = recordsByDay(feeds, timeZone, dayStartHour);
    return daysUntil(last, length).map((day) => ({ day, ...dayTotals(byDay.get(day) ?? []) }));
  };

/** The seven days that end with `last`, oldest first; a day without feeds is there, with zeros. */
export const weekSeries = seriesOf(7);
/** The thirty days that end with `last`. */
export const monthSeries = seriesOf(30);
