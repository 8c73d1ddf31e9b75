import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { pageOf } from '#server/platform/db/page.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { houseTimeZone, sessionsPerPage } from '#shared/specialists/specialists.rules.ts';
import { addDays, dayIn } from '#shared/time/calendar-date.ts';
import { momentOf } from '#shared/time/zoned-time.ts';
import { type SessionQuery, sessionPage } from './session-page.sql.ts';
import { type Asker, type SessionListRow, sessionRows } from './session-rows.ts';
import type { SessionSearch } from './session-search.sql.ts';
import { isEnded, isLive, isRecent, isScheduled, moment } from './session-state.sql.ts';
import { type SessionRow, savedSessions, videoSessions } from './specialists.table.ts';

const { id, startsAt, specialistId, language: spoken } = videoSessions;
const kept = isNull(videoSessions.deletedAt);
const soonestFirst = [asc(startsAt), asc(id)];

/** What is live, then what is to come, soonest first, then what was, latest first: one statement for any page. */
export async function listSessions(
  db: Database,
  asker: Asker,
  { asked, search }: { asked: SessionQuery; search?: SessionSearch },
) {
  const page = sessionPage(asked, asker.now, search);
  const rows = await sessionRows(db, asker, page.ids)
    .orderBy(page.order)
    .limit(sessionsPerPage + 1);
  const { shown, nextCursor } = pageOf(rows, sessionsPerPage);
  return { shown, nextCursor: nextCursor && `${page.asOf.toISOString()} ${nextCursor}` };
}

const those = (where: SQL | undefined, limit?: number) =>
  sql`select ${id} as id, 1 as rank from ${videoSessions} where ${and(kept, where)}${
    limit ? sql` order by ${startsAt}, ${id} limit ${sql.raw(String(limit))}` : sql``
  }`;

export async function sessionById(
  db: Database,
  asker: Asker,
  sessionId: string,
): Promise<SessionListRow | undefined> {
  const [row] = await sessionRows(db, asker, those(eq(id, sessionId)));
  return row;
}

/** Live now, else the next one to come: of one specialist where she is named. */
export async function nextSession(
  db: Database,
  asker: Asker,
  { language, specialist }: { language: Language; specialist?: string },
): Promise<SessionListRow | undefined> {
  const { now } = asker;
  const hers = specialist ? eq(specialistId, specialist) : undefined;
  const [row] = await sessionRows(
    db,
    asker,
    sql`select ${id} as id, 1 as rank from ${videoSessions}
      where ${and(kept, eq(spoken, language), hers, isRecent(now), sql`(${isLive(now)} or ${isScheduled(now)})`)}
      order by ${isLive(now)} desc, ${startsAt}, ${id} limit 1`,
  );
  return row;
}

/** More than any house plans. */
const mostPlanned = 200;

/**
 * All that is planned, soonest first: today, as the house counts days, and the seven days after, with what is still
 * live from before; and what comes later.
 */
export async function plannedSessions(db: Database, asker: Asker, language: Language) {
  const { now } = asker;
  const today = dayIn(houseTimeZone, now);
  const midnight = (days: number) =>
    momentOf({ date: addDays(today, days), hour: 0, minute: 0, second: 0 }, houseTimeZone);
  const isPlanned = sql`(${startsAt} >= ${moment(midnight(0))} or ${isLive(now)})`;
  // Said once more, for the index: nothing in it began a day ago.
  const lately = sql`${startsAt} > ${moment(new Date(now.getTime() - 25 * 60 * 60 * 1000))}`;
  const planned = await sessionRows(
    db,
    asker,
    those(and(eq(spoken, language), lately, isPlanned), mostPlanned),
  ).orderBy(...soonestFirst);
  const isThisWeek = (row: SessionListRow) => row.session.startsAt < midnight(8);
  return {
    thisWeek: planned.filter(isThisWeek),
    later: planned.filter((row) => !isThisWeek(row)),
  };
}

export function replaysOf(
  db: Database,
  asker: Asker,
  { language, specialist, most }: { language: Language; specialist: string; most: number },
): Promise<SessionListRow[]> {
  const replay = and(
    eq(spoken, language),
    eq(specialistId, specialist),
    isNotNull(videoSessions.videoUrl),
    isEnded(asker.now),
  );
  return sessionRows(
    db,
    asker,
    sql`select ${id} as id, 3 as rank from ${videoSessions} where ${and(kept, replay)}
      order by ${startsAt} desc, ${id} desc limit ${sql.raw(String(most))}`,
  ).orderBy(sql`${startsAt} desc, ${id} desc`);
}

/** What she saved last first, in whatever language: also more than her plan would let her save today. */
export function savedSessionsOf(db: Database, userId: UserId, now: Date): Promise<SessionListRow[]> {
  const saved = sql`select ${savedSessions.sessionId} as id, 1 as rank, ${savedSessions.createdAt} as saved_at
    from ${savedSessions} join ${videoSessions} on ${id} = ${savedSessions.sessionId}
    where ${and(kept, eq(savedSessions.userId, userId))}`;
  return sessionRows(db, { viewer: userId, now }, saved).orderBy(sql`page.saved_at desc, ${id}`);
}

/** The bare row, where something is to be done with it. */
export async function keptSession(db: Database, sessionId: string): Promise<SessionRow | undefined> {
  const [row] = await db
    .select()
    .from(videoSessions)
    .where(and(kept, eq(id, sessionId)));
  return row;
}
