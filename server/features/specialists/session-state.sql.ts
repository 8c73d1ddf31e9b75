import { type SQL, sql } from 'drizzle-orm';
import { liveOverrunMinutes } from '#shared/specialists/specialists.rules.ts';
import { videoSessions } from './specialists.table.ts';

const { startsAt, durationMinutes, liveAt, endedAt, cancelledAt } = videoSessions;

/** A moment as PostgreSQL reads it. */
export const moment = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

const since = (column: typeof liveAt | typeof endedAt | typeof cancelledAt, at: Date) =>
  sql`coalesce(${column} <= ${moment(at)}, false)`;

/*
 * The states of session-state.rules.ts, asked of rows, as they were at a moment: a list that is read page by page keeps
 * the order in which it began. A test holds the two together.
 */

export const isCancelled = (at: Date): SQL<boolean> => sql<boolean>`${since(cancelledAt, at)}`;

/** Ended, or its time is over; cancelled or not. */
export function isOver(at: Date): SQL<boolean> {
  const overrun = sql`case when ${since(liveAt, at)} then ${sql.raw(String(liveOverrunMinutes))} else 0 end`;
  return sql<boolean>`(${since(endedAt, at)}
    or ${startsAt} + make_interval(mins => ${durationMinutes} + ${overrun}) <= ${moment(at)})`;
}

const hour = 60 * 60 * 1000;
/** The longest session, and its overrun. */
const longestHours = 9;

/**
 * Nothing that began earlier can still be under way. Asked beside `isLive` and `isScheduled`, it lets the index by time
 * pass over all that ever was.
 */
export const isRecent = (at: Date): SQL<boolean> =>
  sql<boolean>`${startsAt} > ${moment(new Date(at.getTime() - longestHours * hour))}`;

export const isLive = (at: Date): SQL<boolean> =>
  sql<boolean>`(${since(liveAt, at)} and not ${isOver(at)} and not ${isCancelled(at)})`;

export const isScheduled = (at: Date): SQL<boolean> =>
  sql<boolean>`(not ${since(liveAt, at)} and not ${isOver(at)} and not ${isCancelled(at)})`;

export const isEnded = (at: Date): SQL<boolean> => sql<boolean>`(${isOver(at)} and not ${isCancelled(at)})`;
