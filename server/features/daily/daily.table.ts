import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { ownerId } from '#server/features/access/access.table.ts';
import { instant } from '#server/platform/db/instant.ts';
import { list } from '#server/platform/db/literals.ts';
import {
  type DailyCategory,
  type DailyType,
  dailyCategories,
  dailyTypes,
} from '#shared/daily/daily.rules.ts';
import type { Language } from '#shared/language/language.rules.ts';
import type { InterestArea } from '#shared/profile/profile.rules.ts';

/** One piece in one language; both languages of it share `piece_id`. Ages are days of life, before birth below zero. */
export const dailyContent = pgTable(
  'daily_content',
  {
    id: uuid().primaryKey().defaultRandom(),
    pieceId: uuid('piece_id').notNull(),
    language: text().$type<Language>().notNull(),
    fromAge: integer('from_age').notNull(),
    toAge: integer('to_age').notNull(),
    contentType: text('content_type').$type<DailyType>().notNull(),
    title: text().notNull(),
    durationMinutes: integer('duration_minutes'),
    description: text().notNull(),
    thumbnailUrl: text('thumbnail_url'),
    isPremium: boolean('is_premium').notNull().default(false),
    category: text().$type<DailyCategory>().notNull(),
    contentUrl: text('content_url'),
    contentData: jsonb('content_data')
      .$type<{ expert: string | null; tips: string[]; full_content: string }>()
      .notNull(),
    interests: text().array().$type<InterestArea[]>().notNull().default([]),
    libraryCategory: text('library_category'),
    /** The article that was chosen for it, in either language. No reference: one that was taken away may come back. */
    articleId: uuid('article_id'),
    /** True at any age: fills the days that have nothing of their own. */
    isEvergreen: boolean('is_evergreen').notNull().default(false),
    published: boolean().notNull().default(true),
    likes: integer().notNull().default(0),
    /** The piece of content/daily that it came from, and what it said there; null for what staff wrote here. */
    contentKey: text('content_key'),
    contentHash: text('content_hash'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    unique('daily_content_piece_id_language_key').on(table.pieceId, table.language),
    unique('daily_content_content_key_language_key').on(table.contentKey, table.language),
    index('daily_content_ages_idx').on(table.language, table.fromAge, table.toAge, table.id),
    check('daily_content_language_check', sql`${table.language} in ('pt', 'en')`),
    check('daily_content_content_type_check', sql`${table.contentType} in (${list(dailyTypes)})`),
    check('daily_content_category_check', sql`${table.category} in (${list(dailyCategories)})`),
    check('daily_content_ages_check', sql`${table.fromAge} <= ${table.toAge}`),
  ],
);

/**
 * What each day shows, worked out whenever the content changes: for each weekday of birth, each age. Several ranks are
 * equals, among which her interests choose. Reading a day is one look-up, however much content there is.
 */
export const dailyCalendar = pgTable(
  'daily_calendar',
  {
    language: text().$type<Language>().notNull(),
    /** 0 is Sunday. */
    birthWeekday: smallint('birth_weekday').notNull(),
    age: smallint().notNull(),
    rank: smallint().notNull(),
    contentId: uuid('content_id')
      .notNull()
      .references(() => dailyContent.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.birthWeekday, table.age, table.rank] }),
    index('daily_calendar_content_id_idx').on(table.contentId),
  ],
);

/** What she liked, saved and did. */
export const dailyMarks = pgTable(
  'daily_marks',
  {
    userId: ownerId(),
    contentId: uuid('content_id')
      .notNull()
      .references(() => dailyContent.id, { onDelete: 'cascade' }),
    likedAt: instant('liked_at'),
    savedAt: instant('saved_at'),
    doneAt: instant('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.contentId] }),
    index('daily_marks_content_id_idx').on(table.contentId),
    index('daily_marks_saved_idx').on(table.userId, table.savedAt).where(sql`${table.savedAt} is not null`),
  ],
);
