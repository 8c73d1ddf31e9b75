import { and, isNotNull } from 'drizzle-orm';
import { ownRows, type PersonalData } from '#server/features/access/personal-data.ts';
import type { UserId } from '#server/features/access/viewer.ts';
import { ofTextsOf } from '#server/features/community/community.personal-data.ts';
import type { Database } from '#server/platform/db/database.ts';
import {
  communityCases as cases,
  communityDistances as distances,
  communityNotices as notices,
  communityReports as reports,
  communitySanctions as sanctions,
} from './moderation.table.ts';

const appealsOf = (db: Database, userId: UserId) =>
  and(isNotNull(cases.appealText), ofTextsOf({ db, userId }, cases));

/** Listed before her texts: where they stay, her words to staff go while it is known whose they are. */
export const appealData: PersonalData = {
  ...ownRows(cases, {
    columns: ['id', 'postId', 'commentId', 'appealText', 'appealedAt'],
    inOrder: ['id'],
    whose: ({ userId }, db) => appealsOf(db, userId),
  }),
  erase: async (db, { userId }) => {
    await db.update(cases).set({ appealText: null }).where(appealsOf(db, userId));
  },
};

export const reportData: PersonalData = ownRows(reports, {
  columns: ['id', 'caseId', 'about', 'reason', 'note', 'createdAt', 'answeredAt'],
  inOrder: ['createdAt', 'id'],
});

/** Those that she keeps. Who keeps away from her is not hers to know, nor who an anonymous voice is. */
export const distanceData: PersonalData = ownRows(distances, {
  columns: ['id', 'postId', 'kind', 'createdAt'],
  inOrder: ['createdAt', 'id'],
});

export const sanctionData: PersonalData = ownRows(sanctions, {
  columns: ['id', 'decisionId', 'kind', 'reason', 'until', 'createdAt', 'liftedAt'],
  inOrder: ['createdAt', 'id'],
});

export const noticeData: PersonalData = ownRows(notices, {
  columns: ['id', 'caseId', 'kind', 'reason', 'excerpt', 'until', 'createdAt', 'readAt'],
  inOrder: ['createdAt', 'id'],
});
