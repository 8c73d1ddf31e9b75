import { desc, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { ownerId, users } from '#server/features/access/access.table.ts';
import { instant } from '#server/platform/db/instant.ts';
import { list, literal, oneOf } from '#server/platform/db/literals.ts';
import type { Language } from '#shared/language/language.rules.ts';
import {
  maxQuestionLength,
  type SessionCategory,
  sessionCategories,
} from '#shared/specialists/specialists.rules.ts';

const lexemes = customType<{ data: string }>({ dataType: () => 'tsvector' });
const itsSession = () =>
  uuid('session_id')
    .notNull()
    .references(() => videoSessions.id, { onDelete: 'cascade' });

export const specialists = pgTable(
  'specialists',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    rolePt: text('role_pt').notNull(),
    roleEn: text('role_en').notNull(),
    bioPt: text('bio_pt'),
    bioEn: text('bio_en'),
    registrationNumber: text('registration_number'),
    photoUrl: text('photo_url'),
    photoWidth: integer('photo_width'),
    photoHeight: integer('photo_height'),
    photoWidths: integer('photo_widths').array(),
    topics: text().array().$type<SessionCategory[]>().notNull(),
    languages: text().array().$type<Language[]>().notNull(),
    /** Made up for the demonstration, and said to be. */
    isSample: boolean('is_sample').notNull().default(false),
    /** Staff said that she can be called until then. */
    availableUntil: instant('available_until'),
    /** Monday of the week for which staff chose her as specialist of the week. */
    weekOf: date('week_of', { mode: 'string' }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    check('specialists_topics_check', sql`${table.topics} <@ array[${list(sessionCategories)}]::text[]`),
    check('specialists_languages_check', sql`${table.languages} <@ array['pt', 'en']::text[]`),
  ],
);

/** A session is live from `live_at` to `ended_at`; without both it is scheduled. Times are moments, never wall clocks. */
export const videoSessions = pgTable(
  'video_sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    title: text().notNull(),
    description: text().notNull(),
    language: text().$type<Language>().notNull(),
    specialistId: uuid('specialist_id')
      .notNull()
      .references(() => specialists.id),
    category: text().$type<SessionCategory>().notNull(),
    startsAt: instant('starts_at').notNull(),
    durationMinutes: integer('duration_minutes').notNull(),
    isPremium: boolean('is_premium').notNull().default(false),
    meetingUrl: text('meeting_url'),
    videoUrl: text('video_url'),
    previewUrl: text('preview_url'),
    captionsUrl: text('captions_url'),
    liveAt: instant('live_at'),
    endedAt: instant('ended_at'),
    cancelledAt: instant('cancelled_at'),
    cancelReason: text('cancel_reason'),
    /** Grows with each change of the time: a calendar takes the newest. */
    sequence: integer().notNull().default(0),
    // Kept by triggers of the same migration.
    views: integer().notNull().default(0),
    likes: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
    words: lexemes().generatedAlwaysAs(sql`article_words(language, title || ' ' || description)`),
  },
  (table) => {
    const kept = sql`${table.deletedAt} is null`;
    return [
      index('video_sessions_starts_at_idx')
        .on(table.language, desc(table.startsAt), desc(table.id))
        .where(kept),
      index('video_sessions_category_idx')
        .on(table.language, table.category, desc(table.startsAt), desc(table.id))
        .where(kept),
      index('video_sessions_specialist_id_idx').on(table.specialistId, desc(table.startsAt)),
      check('video_sessions_language_check', sql`${table.language} in ('pt', 'en')`),
      check('video_sessions_category_check', oneOf(table.category, sessionCategories)),
      check('video_sessions_duration_check', sql`${table.durationMinutes} between 5 and 480`),
    ];
  },
);

export const sessionReminders = pgTable(
  'session_reminders',
  {
    userId: ownerId(),
    sessionId: itsSession(),
    /** The language in which she asked. */
    language: text().$type<Language>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sessionId] }),
    index('session_reminders_session_id_idx').on(table.sessionId),
  ],
);

/** Each saved session takes a slot of hers: the free plan has slots 1 and 2, and no two devices can take the same. */
export const savedSessions = pgTable(
  'saved_sessions',
  {
    userId: ownerId(),
    sessionId: itsSession(),
    slot: integer().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sessionId] }),
    unique('saved_sessions_user_id_slot_key').on(table.userId, table.slot),
    index('saved_sessions_session_id_idx').on(table.sessionId),
    check('saved_sessions_slot_check', sql`${table.slot} between 1 and 1000`),
  ],
);

export const sessionLikes = pgTable(
  'session_likes',
  {
    userId: ownerId(),
    sessionId: itsSession(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sessionId] }),
    index('session_likes_session_id_idx').on(table.sessionId),
  ],
);

/** Once per mother and session; `seen_at` says whether she watches right now. */
export const sessionViews = pgTable(
  'session_views',
  {
    userId: ownerId(),
    sessionId: itsSession(),
    createdAt: instant('created_at').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sessionId] }),
    index('session_views_watching_idx').on(table.sessionId, table.seenAt),
  ],
);

export const sessionQuestions = pgTable(
  'session_questions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    specialistId: uuid('specialist_id')
      .notNull()
      .references(() => specialists.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').references(() => videoSessions.id, { onDelete: 'set null' }),
    content: text().notNull(),
    isAnonymous: boolean('is_anonymous').notNull(),
    /** When other mothers could first read it; while it is on its way, when she wrote it. */
    createdAt: instant('created_at').notNull(),
    /** On its way to the other mothers until then. Staff, who answer, see it at once. */
    appearsAt: instant('appears_at'),
    /** She took it back. */
    deletedAt: instant('deleted_at'),
    /** Staff took it away: she cannot bring it back. */
    removedAt: instant('removed_at'),
    answeredAt: instant('answered_at'),
    answerText: text('answer_text'),
    answerUrl: text('answer_url'),
    hearts: integer().notNull().default(0),
  },
  (table) => [
    index('session_questions_session_id_idx').on(table.sessionId, desc(table.createdAt), desc(table.id)),
    index('session_questions_user_id_idx').on(table.userId, desc(table.createdAt), desc(table.id)),
    index('session_questions_shown_idx')
      .on(desc(table.createdAt), desc(table.id))
      .where(sql`${table.deletedAt} is null and ${table.removedAt} is null`),
    index('session_questions_appears_at_idx')
      .on(table.userId, table.appearsAt)
      .where(sql`${table.appearsAt} is not null`),
    index('session_questions_deleted_at_idx').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index('session_questions_removed_at_idx').on(table.removedAt).where(sql`${table.removedAt} is not null`),
    check(
      'session_questions_content_check',
      sql`char_length(${table.content}) between 1 and ${literal(maxQuestionLength)}`,
    ),
  ],
);

export const questionHearts = pgTable(
  'session_question_hearts',
  {
    userId: ownerId(),
    questionId: uuid('question_id')
      .notNull()
      .references(() => sessionQuestions.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.questionId] }),
    index('session_question_hearts_question_id_idx').on(table.questionId),
  ],
);

export type SpecialistRow = typeof specialists.$inferSelect;
export type SessionRow = typeof videoSessions.$inferSelect;
