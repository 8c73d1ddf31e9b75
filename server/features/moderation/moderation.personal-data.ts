import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { PersonalData } from '#server/features/access/personal-data.ts';
import type { UserId } from '#server/features/access/viewer.ts';
import { communityComments, communityPosts } from '#server/features/community/community.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import {
  communityCases as cases,
  communityDistances as distances,
  communityNotices as notices,
  communityReports as reports,
  communitySanctions as sanctions,
} from './moderation.table.ts';

const appealsOf = (db: Database, userId: UserId) => {
  const posts = db
    .select({ id: communityPosts.id })
    .from(communityPosts)
    .where(eq(communityPosts.userId, userId));
  const comments = db
    .select({ id: communityComments.id })
    .from(communityComments)
    .where(eq(communityComments.userId, userId));
  const isOfHers = or(inArray(cases.postId, posts), inArray(cases.commentId, comments));
  return and(isNotNull(cases.appealText), isOfHers);
};

/** Listed before her texts: where they stay, her words to staff go while it is known whose they are. */
export const appealData: PersonalData = {
  table: 'community_cases',
  inOrder: ['id'],
  rows: (db, { userId }) =>
    db
      .select({
        id: cases.id,
        post_id: cases.postId,
        comment_id: cases.commentId,
        appeal_text: cases.appealText,
        appealed_at: cases.appealedAt,
      })
      .from(cases)
      .where(appealsOf(db, userId)),
  erase: async (db, { userId }) => {
    await db.update(cases).set({ appealText: null }).where(appealsOf(db, userId));
  },
};

export const reportData: PersonalData = {
  table: 'community_reports',
  inOrder: ['created_at', 'id'],
  rows: (db, { userId }) =>
    db
      .select({
        id: reports.id,
        case_id: reports.caseId,
        about: reports.about,
        reason: reports.reason,
        note: reports.note,
        created_at: reports.createdAt,
        answered_at: reports.answeredAt,
      })
      .from(reports)
      .where(eq(reports.userId, userId)),
};

/** Those that she keeps. Who keeps away from her is not hers to know, nor who an anonymous voice is. */
export const distanceData: PersonalData = {
  table: 'community_distances',
  inOrder: ['created_at', 'id'],
  rows: (db, { userId }) =>
    db
      .select({
        id: distances.id,
        post_id: distances.postId,
        kind: distances.kind,
        created_at: distances.createdAt,
      })
      .from(distances)
      .where(eq(distances.userId, userId)),
};

export const sanctionData: PersonalData = {
  table: 'community_sanctions',
  inOrder: ['created_at', 'id'],
  rows: (db, { userId }) =>
    db
      .select({
        id: sanctions.id,
        decision_id: sanctions.decisionId,
        kind: sanctions.kind,
        reason: sanctions.reason,
        until: sanctions.until,
        created_at: sanctions.createdAt,
        lifted_at: sanctions.liftedAt,
      })
      .from(sanctions)
      .where(eq(sanctions.userId, userId)),
};

export const noticeData: PersonalData = {
  table: 'community_notices',
  inOrder: ['created_at', 'id'],
  rows: (db, { userId }) =>
    db
      .select({
        id: notices.id,
        case_id: notices.caseId,
        kind: notices.kind,
        reason: notices.reason,
        excerpt: notices.excerpt,
        until: notices.until,
        created_at: notices.createdAt,
        read_at: notices.readAt,
      })
      .from(notices)
      .where(eq(notices.userId, userId)),
};
