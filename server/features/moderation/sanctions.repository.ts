import { and, desc, eq, gt, inArray, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { StaffId } from '#server/features/access/viewer.ts';
import { communityComments, communityPosts } from '#server/features/community/community.table.ts';
import { profiles } from '#server/features/profile/profile.table.ts';
import { olderThan, positionOf } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { pageOf } from '#server/platform/db/page.ts';
import type { NewDecision } from '#shared/community/moderation.schema.ts';
import { author, isSigned, itsAuthor, itsComment, itsPost } from './case-columns.ts';
import { communityCases, communityDecisions, communitySanctions as sanctions } from './moderation.table.ts';

const sanctionsPerPage = 50;
const day = 24 * 60 * 60 * 1000;

/** Neither lifted nor over. */
const isInForce = (now: Date | SQL) =>
  and(isNull(sanctions.liftedAt), or(isNull(sanctions.until), gt(sanctions.until, now)));

const longestFirst = [sql`${sanctions.until} desc nulls first`, desc(sanctions.createdAt)];

/** Of several, the one that lasts longest. */
export async function sanctionOf(db: Database, userId: string, now: Date) {
  const [row] = await db
    .select({ kind: sanctions.kind, until: sanctions.until, reason: sanctions.reason })
    .from(sanctions)
    .where(and(eq(sanctions.userId, userId), isInForce(now)))
    .orderBy(...longestFirst)
    .limit(1);
  return row;
}

/** Whether there is any, within a statement. */
export const isSilencedSql = (userId: Placeholder, now: SQL) =>
  sql<boolean>`exists (select 1 from ${sanctions} where ${and(eq(sanctions.userId, userId), isInForce(now))})`;

export async function isBanned(db: Database, userId: string, now: Date): Promise<boolean> {
  const bans = and(eq(sanctions.userId, userId), eq(sanctions.kind, 'ban'), isInForce(now));
  return (await db.$count(sanctions, bans)) > 0;
}

/** What staff may know of a person whom it sees by name: what her signed texts brought her. */
export async function sanctionForSignedTexts(
  db: Database,
  _reader: StaffId,
  { userId, now }: { userId: string; now: Date },
) {
  const [row] = await db
    .select({ kind: sanctions.kind, until: sanctions.until })
    .from(sanctions)
    .innerJoin(communityDecisions, eq(communityDecisions.id, sanctions.decisionId))
    .innerJoin(communityCases, eq(communityCases.id, communityDecisions.caseId))
    .leftJoin(communityPosts, itsPost)
    .leftJoin(communityComments, itsComment)
    .leftJoin(profiles, itsAuthor)
    .where(and(eq(sanctions.userId, userId), isSigned, isInForce(now)))
    .orderBy(...longestFirst)
    .limit(1);
  return row;
}

export async function imposeSanction(
  db: Database,
  userId: string,
  {
    decisionId,
    kind,
    days,
    reason,
    now,
  }: NonNullable<NewDecision['sanction']> & { decisionId: string; reason: string; now: Date },
) {
  const until = days === null ? null : new Date(now.getTime() + days * day);
  await db.insert(sanctions).values({ userId, decisionId, kind, reason, until, createdAt: now });
  return { kind, until };
}

const decisionsOf = (db: Database, caseId: string) =>
  db
    .select({ id: communityDecisions.id })
    .from(communityDecisions)
    .where(eq(communityDecisions.caseId, caseId));

export async function liftSanctionsOfCase(db: Database, caseId: string, now: Date): Promise<void> {
  await db
    .update(sanctions)
    .set({ liftedAt: now })
    .where(and(inArray(sanctions.decisionId, decisionsOf(db, caseId)), isNull(sanctions.liftedAt)));
}

export async function hasSanctionInForce(
  db: Database,
  userId: string,
  { caseId, now }: { caseId: string; now: Date },
): Promise<boolean> {
  const ofCase = inArray(sanctions.decisionId, decisionsOf(db, caseId));
  return (await db.$count(sanctions, and(eq(sanctions.userId, userId), ofCase, isInForce(now)))) > 0;
}

/**
 * Those in force, newest first. The author of an anonymous text has no name here, nor has that of a text that is gone:
 * whether it was signed went with it.
 */
export async function sanctionPage(
  db: Database,
  _reader: StaffId,
  { cursor, now }: { cursor: string | undefined; now: Date },
) {
  const rows = await db
    .select({
      id: sanctions.id,
      kind: sanctions.kind,
      reason: sanctions.reason,
      until: sanctions.until,
      at: sanctions.createdAt,
      caseId: communityCases.id,
      name: author.name,
      isAnonymous: sql<boolean | null>`${author.isAnonymous}`,
      position: positionOf(sanctions.createdAt, sanctions.id),
    })
    .from(sanctions)
    .leftJoin(communityDecisions, eq(communityDecisions.id, sanctions.decisionId))
    .leftJoin(communityCases, eq(communityCases.id, communityDecisions.caseId))
    .leftJoin(communityPosts, itsPost)
    .leftJoin(communityComments, itsComment)
    .leftJoin(profiles, itsAuthor)
    .where(and(isInForce(now), olderThan(sanctions.createdAt, sanctions.id, cursor)))
    .orderBy(desc(sanctions.createdAt), desc(sanctions.id))
    .limit(sanctionsPerPage + 1);
  return pageOf(rows, sanctionsPerPage);
}

/** Undefined when it is not there, lifted before, or over. */
export async function liftSanction(db: Database, _by: StaffId, { id, now }: { id: string; now: Date }) {
  const [lifted] = await db
    .update(sanctions)
    .set({ liftedAt: now })
    .where(and(eq(sanctions.id, id), isInForce(now)))
    .returning({
      userId: sanctions.userId,
      caseId: sql<string | null>`(select ${communityDecisions.caseId} from ${communityDecisions}
        where ${communityDecisions.id} = ${sanctions.decisionId})`,
    });
  return lifted;
}
