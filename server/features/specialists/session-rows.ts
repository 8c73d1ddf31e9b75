import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { watchingSeconds } from '#shared/specialists/specialists.rules.ts';
import { isLive, moment } from './session-state.sql.ts';
import {
  savedSessions,
  sessionLikes,
  sessionReminders,
  sessionViews,
  specialists,
  videoSessions,
} from './specialists.table.ts';

/** Who asks, and when. Undefined: a visitor. */
export type Asker = { viewer: UserId | undefined; now: Date };

const { words: _words, ...sessionColumns } = getTableColumns(videoSessions);

/** A row of hers beside the session: asked of an index, for the sessions of one page alone. */
const hasHers = (
  viewer: UserId | undefined,
  table: typeof sessionReminders | typeof savedSessions | typeof sessionLikes,
): SQL<boolean> =>
  viewer
    ? sql<boolean>`exists (select 1 from ${table} where ${table.sessionId} = ${videoSessions.id} and ${table.userId} = ${viewer})`
    : sql<boolean>`false`;

function viewers(now: Date): SQL<number> {
  const lately = moment(new Date(now.getTime() - watchingSeconds * 1000));
  return sql<number>`case when ${isLive(now)} then (
    select count(*)::int from ${sessionViews}
    where ${sessionViews.sessionId} = ${videoSessions.id} and ${sessionViews.seenAt} > ${lately}) else 0 end`;
}

/**
 * What is shown of sessions, whichever were found. `page` finds ids, as `id`, and whatever the caller orders by, and
 * is done before anything is added to them.
 */
export function sessionRows(db: Database, { viewer, now }: Asker, page: SQL) {
  return db
    .select({
      session: sessionColumns,
      specialist: {
        id: specialists.id,
        name: specialists.name,
        rolePt: specialists.rolePt,
        roleEn: specialists.roleEn,
        photoUrl: specialists.photoUrl,
        photoWidth: specialists.photoWidth,
        photoHeight: specialists.photoHeight,
        photoWidths: specialists.photoWidths,
        isSample: specialists.isSample,
        topics: specialists.topics,
      },
      viewers: viewers(now),
      userReminded: hasHers(viewer, sessionReminders),
      userSaved: hasHers(viewer, savedSessions),
      userLiked: hasHers(viewer, sessionLikes),
      position: sql<string>`page.rank || ' ' || ${videoSessions.startsAt}::text || ' ' || ${videoSessions.id}::text`,
    })
    .from(videoSessions)
    .innerJoin(sql`(${page}) as page`, sql`page.id = ${videoSessions.id}`)
    .innerJoin(specialists, eq(specialists.id, videoSessions.specialistId));
}

export type SessionListRow = Awaited<ReturnType<typeof sessionRows>>[number];
