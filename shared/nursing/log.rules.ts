import { addDays, type CalendarDate } from '../time/calendar-date.ts';
import { momentOf, wallClock } from '../time/zoned-time.ts';
import type { SinceFrom } from './nursing.rules.ts';
import type { Feed } from './nursing.schema.ts';

/**
 * The day of hers on which a moment falls: it begins at the hour she chose. A log is told in one time zone, the one
 * she is in, so that feeds of a journey line up as they followed each other; a feed counts for the day it began.
 */
export function dayOf(instant: string | Date, timeZone: string, dayStartHour = 0): CalendarDate {
  const { date, hour } = wallClock(new Date(instant), timeZone);
  return hour < dayStartHour ? addDays(date, -1) : date;
}

/** From its first moment to the next day's: 23 or 25 hours when the clocks change. */
export function dayWindow(day: CalendarDate, timeZone: string, dayStartHour = 0): { from: Date; to: Date } {
  const begin = (date: CalendarDate) =>
    momentOf({ date, hour: dayStartHour, minute: 0, second: 0 }, timeZone);
  return { from: begin(day), to: begin(addDays(day, 1)) };
}

/** Newest first, and by id where two began at once: the order of the server's pages. */
export function newestFirst(a: Pick<Feed, 'startTime' | 'id'>, b: Pick<Feed, 'startTime' | 'id'>): number {
  return Date.parse(b.startTime) - Date.parse(a.startTime) || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
}

export type FeedDay<F extends Feed = Feed> = { day: CalendarDate; feeds: F[] };

/** Newest day first, in it the newest feed first. */
export function groupByDay<F extends Feed>(feeds: F[], timeZone: string, dayStartHour = 0): FeedDay<F>[] {
  const days = new Map<CalendarDate, F[]>();
  for (const feed of feeds.toSorted(newestFirst)) {
    const day = dayOf(feed.startTime, timeZone, dayStartHour);
    const known = days.get(day);
    if (known) known.push(feed);
    else days.set(day, [feed]);
  }
  return [...days].map(([day, ofDay]) => ({ day, feeds: ofDay }));
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
  (last: CalendarDate, feeds: Feed[], timeZone: string, dayStartHour = 0): DaySeries => {
    const byDay = new Map(groupByDay(feeds, timeZone, dayStartHour).map((group) => [group.day, group.feeds]));
    return Array.from({ length }, (_, index) => {
      const day = addDays(last, index - length + 1);
      return { day, ...dayTotals(byDay.get(day) ?? []) };
    });
  };

/** The seven days that end with `last`, oldest first; a day without feeds is there, with zeros. */
export const weekSeries = seriesOf(7);
/** The thirty days that end with `last`. */
export const monthSeries = seriesOf(30);
