import { and, asc, desc, eq, gt, isNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#server/features/access/access.table.ts';
import type { StaffId } from '#server/features/access/viewer.ts';
import {
  communityComments as comments,
  communityPosts as posts,
  communityVersions as versions,
} from '#server/features/community/community.table.ts';
import { profiles } from '#server/features/profile/profile.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import { itsComment, itsPost } from './case-columns.ts';
import {
  communityCases,
  communityDecisions,
  communityReports,
  communitySanctions,
} from './moderation.table.ts';
import type { Subject } from './subject.ts';

const around = 5;
const versionsShown = 20;

const nameIfSigned = (isAnonymous: typeof posts.isAnonymous | typeof comments.isAnonymous) =>
  sql<string | null>`case when ${isAnonymous} then null else ${profiles.name} end`;

export async function talkOf(db: Database, _reader: StaffId, postId: string) {
  const [row] = await db
    .select({
      id: posts.id,
      content: posts.content,
      voice: posts.voice,
      isAnonymous: posts.isAnonymous,
      name: nameIfSigned(posts.isAnonymous),
    })
    .from(posts)
    .leftJoin(profiles, eq(profiles.userId, posts.userId))
    .where(eq(posts.id, postId));
  return row;
}

/** The comment and its neighbours, oldest first. What its author took back, or what is on its way, is nobody's to read. */
export async function commentsAround(
  db: Database,
  _reader: StaffId,
  { id, postId, createdAt }: { id: string; postId: string; createdAt: Date },
) {
  const side = (where: SQL | undefined, order: SQL[]) =>
    db
      .select({
        id: comments.id,
        content: comments.content,
        voice: comments.voice,
        isAnonymous: comments.isAnonymous,
        name: nameIfSigned(comments.isAnonymous),
        createdAt: comments.createdAt,
      })
      .from(comments)
      .leftJoin(profiles, eq(profiles.userId, comments.userId))
      .where(and(eq(comments.postId, postId), where))
      .orderBy(...order)
      .limit(around);
  const isThere = and(isNull(comments.deletedAt), isNull(comments.appearsAt));
  const beside = (compare: typeof gt) =>
    and(
      isThere,
      or(
        compare(comments.createdAt, createdAt),
        and(eq(comments.createdAt, createdAt), compare(comments.id, id)),
      ),
    );
  const before = await side(beside(lt), [desc(comments.createdAt), desc(comments.id)]);
  const itself = await side(eq(comments.id, id), []);
  const after = await side(beside(gt), [asc(comments.createdAt), asc(comments.id)]);
  return [...before.toReversed(), ...itself, ...after];
}

/** The last ones, oldest first. */
export async function versionsOf(db: Database, _reader: StaffId, subject: Subject) {
  const latest = await db
    .select({ content: versions.content, at: versions.replacedAt })
    .from(versions)
    .where(
      'postId' in subject ? eq(versions.postId, subject.postId) : eq(versions.commentId, subject.commentId),
    )
    .orderBy(desc(versions.replacedAt), desc(versions.id))
    .limit(versionsShown);
  return latest.toReversed();
}

/** Without who reported. */
export function reportsOf(db: Database, _reader: StaffId, caseId: string) {
  const { reason, note, about, createdAt, id } = communityReports;
  return db
    .select({ reason, note, about, at: createdAt })
    .from(communityReports)
    .where(eq(communityReports.caseId, caseId))
    .orderBy(asc(createdAt), asc(id));
}

export function decisionsOf(db: Database, _reader: StaffId, caseId: string) {
  return db
    .select({
      decision: communityDecisions.decision,
      reason: communityDecisions.reason,
      at: communityDecisions.createdAt,
      by: users.email,
      sanctionKind: communitySanctions.kind,
      until: communitySanctions.until,
    })
    .from(communityDecisions)
    .leftJoin(users, eq(users.id, communityDecisions.staffId))
    .leftJoin(communitySanctions, eq(communitySanctions.decisionId, communityDecisions.id))
    .where(eq(communityDecisions.caseId, caseId))
    .orderBy(asc(communityDecisions.createdAt), asc(communityDecisions.id));
}

/** How the author's other signed texts were decided: the last word on each. Anonymous ones are not hers to staff. */
export async function decidedBefore(
  db: Database,
  _reader: StaffId,
  { userId, caseId }: { userId: string; caseId: string },
) {
  const later = alias(communityDecisions, 'later');
  const { decision, createdAt } = communityDecisions;
  const ofAnother = and(ne(communityCases.id, caseId), isNull(later.id));
  const lastWords = () =>
    db
      .select({ decision })
      .from(communityDecisions)
      .innerJoin(communityCases, eq(communityCases.id, communityDecisions.caseId))
      .leftJoin(later, and(eq(later.caseId, communityDecisions.caseId), gt(later.createdAt, createdAt)));
  // Each of its own table: what could be either finds no index.
  const ofPosts = await lastWords()
    .innerJoin(posts, itsPost)
    .where(and(ofAnother, eq(posts.userId, userId), not(posts.isAnonymous)));
  const ofComments = await lastWords()
    .innerJoin(comments, itsComment)
    .where(and(ofAnother, eq(comments.userId, userId), not(comments.isAnonymous)));
  const words = [...ofPosts, ...ofComments].map(({ decision }) => decision);
  const of = (decision: 'keep' | 'remove') => words.filter((word) => word === decision).length;
  return { removed: of('remove'), kept: of('keep') };
}
