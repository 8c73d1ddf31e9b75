import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { StaffId } from '#server/features/access/viewer.ts';
import { communityComments, communityPosts } from '#server/features/community/community.table.ts';
import { profiles } from '#server/features/profile/profile.table.ts';
import { newerThan, olderThan, positionOf } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { pageOf } from '#server/platform/db/page.ts';
import type { CaseState } from '#shared/community/moderation.schema.ts';
import { itsAuthor, itsComment, itsPost, subjectColumns } from './case-columns.ts';
import { communityCases as cases, urgency } from './moderation.table.ts';

const casesPerPage = 30;

const cardColumns = {
  id: cases.id,
  state: cases.state,
  postId: cases.postId,
  commentId: cases.commentId,
  concern: cases.concern,
  watchedWords: cases.watchedWords,
  reportCount: cases.reportCount,
  openedAt: cases.openedAt,
  ...subjectColumns,
};

type Order = { position: SQL<string>; by: SQL[]; after: (cursor: string | undefined) => SQL | undefined };

const its = urgency(cases.concern);

/** What waits: who may be in danger first, then who grieves; of each, whoever has waited longest. */
const waiting: Order = {
  position: sql<string>`${its} || ' ' || ${positionOf(cases.openedAt, cases.id)}`,
  by: [desc(its), asc(cases.openedAt), asc(cases.id)],
  after: (cursor = '') => {
    const later = newerThan(cases.openedAt, cases.id, cursor.slice(2));
    const [rank] = /^[012](?= )/.exec(cursor) ?? [];
    if (!later || !rank) return undefined;
    return sql`(${its} < ${Number(rank)} or (${its} = ${Number(rank)} and ${later}))`;
  },
};

/** What was decided: the latest first. */
const done: Order = {
  position: positionOf(cases.decidedAt, cases.id),
  by: [desc(cases.decidedAt), desc(cases.id)],
  after: (cursor) => olderThan(cases.decidedAt, cases.id, cursor),
};

export async function casePage(
  db: Database,
  _reader: StaffId,
  { state, cursor }: { state: CaseState; cursor?: string | undefined },
) {
  const { position, by, after } = state === 'decided' ? done : waiting;
  const rows = await db
    .select({ ...cardColumns, position })
    .from(cases)
    .leftJoin(communityPosts, itsPost)
    .leftJoin(communityComments, itsComment)
    .leftJoin(profiles, itsAuthor)
    .where(and(eq(cases.state, state), after(cursor)))
    .orderBy(...by)
    .limit(casesPerPage + 1);
  return pageOf(rows, casesPerPage);
}

export async function countCases(db: Database, _reader: StaffId): Promise<Record<CaseState, number>> {
  const rows = await db
    .select({ state: cases.state, count: sql<number>`count(*)::integer` })
    .from(cases)
    .groupBy(cases.state);
  return {
    open: 0,
    appealed: 0,
    decided: 0,
    ...Object.fromEntries(rows.map((row) => [row.state, row.count])),
  };
}

export async function caseById(db: Database, _reader: StaffId, id: string) {
  const [row] = await db
    .select({ ...cardColumns, appealText: cases.appealText, appealedAt: cases.appealedAt })
    .from(cases)
    .leftJoin(communityPosts, itsPost)
    .leftJoin(communityComments, itsComment)
    .leftJoin(profiles, itsAuthor)
    .where(eq(cases.id, id));
  return row;
}

export type CardRow = Omit<NonNullable<Awaited<ReturnType<typeof caseById>>>, 'appealText' | 'appealedAt'>;
