import { and, asc, desc, eq, getTableColumns, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { ownRecords } from '#server/features/access/own-records.repository.ts';
import type { UserId } from '#server/features/access/viewer.ts';
import { newerThan, olderThan, positionOf } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Page, pageOf } from '#server/platform/db/page.ts';
import { preparedOnce, preparedRows } from '#server/platform/db/prepared.ts';
import { storableText } from '#server/platform/db/storable-text.ts';
import { upsertFrom } from '#server/platform/db/upsert.ts';
import { deletedFeedDays } from '#shared/nursing/nursing.rules.ts';
import type { Feed } from '#shared/nursing/nursing.schema.ts';
import { type FeedRow, feeds } from './nursing.table.ts';

export const ownFeeds = ownRecords(feeds, deletedFeedDays);

/** New, changed or put back after a deletion: the same feed by the same id, for the row of `from`. */
export const storeFeed = (from: SQL): SQL =>
  upsertFrom(feeds, {
    from,
    key: ['userId', 'id'],
    once: ['createdAt'],
    // A phone that does not tell leaves it as it was.
    again: {
      lastSide: sql`case when ${sql.placeholder('tellsLastSide')}::boolean then excluded.last_side
        else ${feeds}.last_side end`,
    },
  });

export function feedValues(userId: UserId, { feed, now }: { feed: Feed; now: Date }) {
  const isAtBoth = feed.side === 'both';
  return {
    userId,
    id: feed.id,
    startTime: feed.startTime,
    endTime: feed.endTime,
    durationSeconds: feed.durationSeconds,
    side: feed.side,
    leftSeconds: feed.leftSeconds,
    rightSeconds: feed.rightSeconds,
    lastSide: (isAtBoth && feed.lastSide) || null,
    tellsLastSide: !isAtBoth || feed.lastSide !== undefined,
    notes: storableText(feed.notes ?? '').trim() || null,
    timeZone: storableText(feed.timeZone),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    deletedAt: null,
  };
}

const putOne = preparedRows('feed_put', () => storeFeed(sql`(select 1) as one`));

export async function putFeed(db: Database, userId: UserId, told: { feed: Feed; now: Date }): Promise<void> {
  await putOne(db, feedValues(userId, told));
}

const position = positionOf(feeds.startTime, feeds.id);

type FeedPage = Page<FeedRow>;

const newest = (db: Database, where: SQL | undefined) =>
  db
    .select({ ...getTableColumns(feeds), position })
    .from(feeds)
    .where(where)
    .orderBy(desc(feeds.startTime), desc(feeds.id));

/** What every look at the log begins with. */
const firstPage = preparedOnce('feeds_first_page', (db) =>
  newest(db, and(eq(feeds.userId, sql.placeholder('userId')), isNull(feeds.deletedAt))).limit(
    sql.placeholder('rows'),
  ),
);

/** Newest first. */
export async function feedPage(
  db: Database,
  userId: UserId,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<FeedPage> {
  const beyond = olderThan(feeds.startTime, feeds.id, cursor);
  const rows = beyond
    ? await newest(db, and(ownFeeds.kept(userId), beyond)).limit(limit + 1)
    : await firstPage(db).execute({ userId, rows: limit + 1 });
  return pageOf(rows, limit);
}

type Range = { from: Date; to: Date };
const startsIn = ({ from, to }: Range) => and(gte(feeds.startTime, from), lt(feeds.startTime, to));

/** As they followed each other: what a sheet to read from top to bottom wants. */
export async function feedsInRange(
  db: Database,
  userId: UserId,
  { range, limit, cursor }: { range: Range; limit: number; cursor?: string | null },
): Promise<FeedPage> {
  const rows = await db
    .select({ ...getTableColumns(feeds), position })
    .from(feeds)
    .where(and(ownFeeds.kept(userId), startsIn(range), newerThan(feeds.startTime, feeds.id, cursor)))
    .orderBy(asc(feeds.startTime), asc(feeds.id))
    .limit(limit + 1);
  return pageOf(rows, limit);
}

export async function lastFeed(db: Database, userId: UserId): Promise<FeedRow | undefined> {
  const { shown } = await feedPage(db, userId, { limit: 1 });
  return shown[0];
}
