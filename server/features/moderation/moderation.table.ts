import { type AnyColumn, desc, type SQL, sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { ownerId, users } from '#server/features/access/access.table.ts';
import { communityComments, communityPosts } from '#server/features/community/community.table.ts';
import { instant } from '#server/platform/db/instant.ts';
import { oneOf } from '#server/platform/db/literals.ts';
import type { Concern } from '#shared/care/concern.rules.ts';
import { concerns, urgencyOf } from '#shared/care/concern.rules.ts';
import {
  type DistanceKind,
  distanceKinds,
  type NoticeKind,
  noticeKinds,
  type ReportReason,
  reportReasons,
} from '#shared/community/care.schema.ts';
import {
  type CaseState,
  caseStates,
  decisions as decisionKinds,
  type SanctionKind,
  sanctionKinds,
  watchedActions,
} from '#shared/community/moderation.schema.ts';

/** The rule's own order, written as an expression that an index can hold: who may be in danger has the most. */
export const urgency = (concern: AnyColumn | SQL): SQL<number> =>
  sql<number>`(case ${concern} ${sql.join(
    concerns.map((one) => sql.raw(`when '${one}' then ${urgencyOf(one)}`)),
    sql.raw(' '),
  )} else 0 end)`;

/** One text that somebody should look at: reported, worrying, or with a watched word. */
export const communityCases = pgTable(
  'community_cases',
  {
    id: uuid().primaryKey().defaultRandom(),
    postId: uuid('post_id')
      .unique()
      .references(() => communityPosts.id, { onDelete: 'cascade' }),
    commentId: uuid('comment_id')
      .unique()
      .references(() => communityComments.id, { onDelete: 'cascade' }),
    state: text().$type<CaseState>().notNull(),
    /** What its words may call for; null for what is here for another reason. */
    concern: text().$type<Concern>(),
    watchedWords: text('watched_words').array().notNull().default([]),
    reportCount: integer('report_count').notNull().default(0),
    openedAt: instant('opened_at').notNull(),
    decidedAt: instant('decided_at'),
    /** The author's own words; once per case. */
    appealText: text('appeal_text'),
    appealedAt: instant('appealed_at'),
  },
  (table) => [
    index('community_cases_queue_idx').on(
      table.state,
      sql`${urgency(table.concern)} desc`,
      table.openedAt,
      table.id,
    ),
    check('community_cases_subject_check', sql`num_nonnulls(${table.postId}, ${table.commentId}) = 1`),
    check('community_cases_state_check', oneOf(table.state, caseStates)),
    check('community_cases_concern_check', oneOf(table.concern, concerns)),
  ],
);

const itsCase = () =>
  uuid('case_id')
    .notNull()
    .references(() => communityCases.id, { onDelete: 'cascade' });

export const communityReports = pgTable(
  'community_reports',
  {
    id: uuid().primaryKey(),
    caseId: itsCase(),
    /** Who reports; told to nobody. */
    userId: ownerId(),
    about: text().$type<'text' | 'person'>().notNull(),
    reason: text().$type<ReportReason>().notNull(),
    note: text().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Set by the decision that answered it: a text may be reported anew after one. */
    answeredAt: instant('answered_at'),
  },
  (table) => [
    unique('community_reports_case_id_user_id_key').on(table.caseId, table.userId),
    index('community_reports_user_id_idx').on(table.userId),
    check('community_reports_about_check', oneOf(table.about, ['text', 'person'])),
    check('community_reports_reason_check', oneOf(table.reason, reportReasons)),
  ],
);

export const communityDecisions = pgTable(
  'community_decisions',
  {
    id: uuid().primaryKey().defaultRandom(),
    caseId: itsCase(),
    staffId: uuid('staff_id').references(() => users.id, { onDelete: 'set null' }),
    decision: text().$type<(typeof decisionKinds)[number]>().notNull(),
    reason: text().notNull(),
    onAppeal: boolean('on_appeal').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('community_decisions_case_id_idx').on(table.caseId, table.createdAt),
    index('community_decisions_staff_id_idx').on(table.staffId),
    check('community_decisions_decision_check', oneOf(table.decision, decisionKinds)),
  ],
);

/** A pause, or the door. It outlasts the text that it is for. The staff member who gave it sees the text it is for, and never whose it is. */
export const communitySanctions = pgTable(
  'community_sanctions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerId(),
    decisionId: uuid('decision_id').references(() => communityDecisions.id, { onDelete: 'set null' }),
    kind: text().$type<SanctionKind>().notNull(),
    reason: text().notNull(),
    /** Null: for good. */
    until: instant('until'),
    createdAt: instant('created_at').notNull(),
    liftedAt: instant('lifted_at'),
  },
  (table) => [
    index('community_sanctions_user_id_idx').on(table.userId),
    index('community_sanctions_decision_id_idx').on(table.decisionId),
    index('community_sanctions_newest_idx').on(desc(table.createdAt), desc(table.id)),
    check('community_sanctions_kind_check', oneOf(table.kind, sanctionKinds)),
  ],
);

/** What she is told about what staff decided. */
export const communityNotices = pgTable(
  'community_notices',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerId(),
    caseId: itsCase(),
    kind: text().$type<NoticeKind>().notNull(),
    reason: text().notNull(),
    /** How the text begins, where it is hers. */
    excerpt: text(),
    until: instant('until'),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    index('community_notices_newest_idx').on(table.userId, desc(table.createdAt), desc(table.id)),
    index('community_notices_case_id_idx').on(table.caseId),
    check('community_notices_kind_check', oneOf(table.kind, noticeKinds)),
  ],
);

/**
 * Whom she would rather not meet. Either a person, in what she signs with her name; or an anonymous voice in one talk,
 * and nothing else that person wrote. A voice stays away after whoever it was of left: did the entry go, it would tell.
 */
export const communityDistances = pgTable(
  'community_distances',
  {
    id: uuid().primaryKey(),
    userId: ownerId(),
    personId: uuid('person_id').references(() => users.id, { onDelete: 'cascade' }),
    postId: uuid('post_id').references(() => communityPosts.id, { onDelete: 'cascade' }),
    voice: uuid(),
    voiceOf: uuid('voice_of').references(() => users.id, { onDelete: 'set null' }),
    kind: text().$type<DistanceKind>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('community_distances_user_id_person_id_voice_key')
      .on(table.userId, table.personId, table.voice)
      .nullsNotDistinct(),
    index('community_distances_person_id_idx').on(table.personId),
    index('community_distances_post_id_idx').on(table.postId),
    index('community_distances_voice_of_idx').on(table.voiceOf).where(sql`${table.voiceOf} is not null`),
    check(
      'community_distances_subject_check',
      sql`num_nonnulls(${table.personId}, ${table.voice}) = 1 and num_nonnulls(${table.personId}, ${table.postId}) = 1`,
    ),
    check('community_distances_kind_check', oneOf(table.kind, distanceKinds)),
  ],
);

export const watchedWords = pgTable(
  'community_watched_words',
  {
    word: text().primaryKey(),
    action: text().$type<(typeof watchedActions)[number]>().notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [check('community_watched_words_action_check', oneOf(table.action, watchedActions))],
);

export type CaseRow = typeof communityCases.$inferSelect;
