import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { newerThan, olderThan } from '#server/platform/db/cursor.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { type SessionCategory, sessionsPerPage } from '#shared/specialists/specialists.rules.ts';
import type { SessionSearch } from './session-search.sql.ts';
import { isCancelled, isLive, isOver, isRecent } from './session-state.sql.ts';
import { videoSessions } from './specialists.table.ts';

export type SessionQuery = {
  language: Language;
  category?: SessionCategory | undefined;
  cursor?: string | undefined;
};

const { id, startsAt } = videoSessions;
const wanted = sql.raw(String(sessionsPerPage + 1));
const rank = { live: sql.raw('1'), toCome: sql.raw('2'), past: sql.raw('3') };

/** Where a page ended, and the moment at which the list was begun: later pages go by the clock of the first. */
function placeOf(cursor: string | undefined, now: Date) {
  const [, begun = '', last = '', position = ''] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([123]) (.+)$/.exec(cursor ?? '') ?? [];
  const asOf = new Date(begun);
  const isPlace =
    !Number.isNaN(asOf.getTime()) && asOf <= now && newerThan(startsAt, id, position) !== undefined;
  return isPlace ? { asOf, last: Number(last), position } : { asOf: now, last: 0, position: '' };
}

/**
 * The ids of one page. What is under way or to come and what is over are looked for apart, each along the index by
 * time, so that years of replays cost nothing. A cancelled session is listed until its time is over.
 */
export function sessionPage(
  { language, category, cursor }: SessionQuery,
  now: Date,
  search?: SessionSearch,
): { ids: SQL; order: SQL; asOf: Date } {
  const { asOf, last, position } = placeOf(cursor, now);
  const listed = and(
    isNull(videoSessions.deletedAt),
    eq(videoSessions.language, language),
    category ? eq(videoSessions.category, category) : undefined,
    search?.matches,
  );
  const itsRank = sql`case when ${isLive(asOf)} then ${rank.live} else ${rank.toCome} end`;
  const onward =
    last === 0
      ? sql`true`
      : sql`(${itsRank} > ${sql.raw(String(last))}
          or (${itsRank} = ${sql.raw(String(last))} and ${newerThan(startsAt, id, position)}))`;
  const ahead = sql`select ${id} as id, ${itsRank} as rank, ${startsAt} as at from ${videoSessions}
    where ${listed} and not ${isOver(asOf)} and ${onward}
      and ${isRecent(asOf)}
    order by rank, at, id limit ${wanted}`;
  const earlier = last === 3 ? olderThan(startsAt, id, position) : undefined;
  const past = sql`select ${id} as id, ${rank.past} as rank, ${startsAt} as at from ${videoSessions}
    where ${and(listed, earlier)} and ${isOver(asOf)} and not ${isCancelled(asOf)}
    order by at desc, id desc limit ${wanted}`;
  const arms = last === 3 ? past : sql`(${ahead}) union all (${past})`;
  return {
    asOf,
    ids: sql`with ${search ? sql`${search.queries}, ` : sql``}found as materialized (${arms}) select * from found`,
    order: sql`page.rank, case when page.rank < 3 then page.at end, case when page.rank < 3 then page.id end,
      page.at desc, page.id desc`,
  };
}
