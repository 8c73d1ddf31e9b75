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
import type { Language } from '#shared/language/language.rules.ts';

/** Words as PostgreSQL searches them. The function of the same migration makes them of a text. */
const lexemes = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Articles of the library. */
export const posts = pgTable(
  'posts',
  {
    id: uuid().primaryKey().defaultRandom(),
    title: text().notNull(),
    content: text().notNull(),
    introduction: text(),
    practicalTip: text('practical_tip'),
    /** Free: an address that no category maps to is a category of its own. */
    category: text().notNull(),
    author: text().notNull(),
    authorRole: text('author_role'),
    reviewer: text(),
    reviewedOn: date('reviewed_on', { mode: 'string' }),
    sources: text().array().notNull().default([]),
    /** What mothers call it, one name a line: looked for like the title, shown only where a search was answered by it. */
    keywords: text(),
    /** The largest WebP; the other sizes and formats are named after it (platform/media/picture-name.ts). */
    imageUrl: text('image_url'),
    imageAlt: text('image_alt'),
    imageWidth: integer('image_width'),
    imageHeight: integer('image_height'),
    imageWidths: integer('image_widths').array(),
    audioUrl: text('audio_url'),
    audioDurationSeconds: integer('audio_duration_seconds'),
    published: boolean().notNull().default(false),
    publishAt: instant('publish_at'),
    language: text().$type<Language>().notNull(),
    /**
     * The last part of its public address. The database gives it from the title when the article is first published
     * (migration 0021) and keeps it; a change of language gives another. Null before that.
     */
    slug: text(),
    /** The same for the two languages of one article. */
    pairId: uuid('pair_id'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
    /** Counts the saves: 1 until staff edits it for the first time. */
    version: integer().notNull().default(1),
    /** The file of content/articles that it came from; null for what staff wrote here. */
    contentKey: text('content_key').unique(),
    contentHash: text('content_hash'),
    /** How the text begins: more than lists show of it, so that 150 characters remain without the signs of Markdown. */
    beginning: text().generatedAlwaysAs(sql`left(content, 320)`),
    contentWords: integer('content_words').generatedAlwaysAs(sql`word_count(content)`),
    // Each holds the one before, so that words spread over title and text are found together (decision 032).
    titleWords: lexemes('title_words').generatedAlwaysAs(sql`search_words(title)`),
    openingWords: lexemes('opening_words').generatedAlwaysAs(
      sql`search_words(title || ' ' || coalesce(keywords, '') || ' ' || coalesce(introduction, ''))`,
    ),
    allWords: lexemes('all_words').generatedAlwaysAs(
      sql`search_words(title || ' ' || coalesce(keywords, '') || ' ' || coalesce(introduction, '') || ' ' || coalesce(practical_tip, '') || ' ' || content)`,
    ),
    calledWords: lexemes('called_words').generatedAlwaysAs(sql`search_words(keywords)`),
    authorWords: lexemes('author_words').generatedAlwaysAs(sql`search_words(author)`),
  },
  (table) => {
    const readable = sql`${table.published} and ${table.deletedAt} is null`;
    const unreadable = sql`not (${readable})`;
    const newest = [desc(table.createdAt), desc(table.id)] as const;
    return [
      check('posts_language_check', sql`${table.language} in ('pt', 'en')`),
      check('posts_published_slug_check', sql`not ${table.published} or ${table.slug} is not null`),
      unique('posts_language_slug_key').on(table.language, table.slug),
      unique('posts_pair_id_language_key').on(table.pairId, table.language),
      index('posts_category_newest_idx')
        .on(table.category, table.language, ...newest)
        .where(readable),
      index('posts_newest_idx')
        .on(table.language, ...newest)
        .where(readable),
      // For those who write: everything that is not in the trash, and apart what readers do not see.
      index('posts_kept_newest_idx')
        .on(...newest)
        .where(sql`${table.deletedAt} is null`),
      index('posts_unreadable_newest_idx')
        .on(...newest)
        .where(unreadable),
      index('posts_due_idx').on(table.publishAt).where(sql`${table.publishAt} is not null`),
      index('posts_title_words_idx')
        .using('gin', table.titleWords)
        .with({ fastupdate: false })
        .where(readable),
      index('posts_opening_words_idx')
        .using('gin', table.openingWords)
        .with({ fastupdate: false })
        .where(readable),
      index('posts_all_words_idx').using('gin', table.allWords).with({ fastupdate: false }).where(readable),
      index('posts_unreadable_words_idx').using('gin', table.allWords).where(unreadable),
      index('posts_author_words_idx').using('gin', table.authorWords),
    ];
  },
);

/** Every public address that an article has or had: who kept an old one is led to the new. Written by the database. */
export const postAddresses = pgTable(
  'post_addresses',
  {
    language: text().$type<Language>().notNull(),
    slug: text().notNull(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.slug] }),
    index('post_addresses_post_id_idx').on(table.postId),
  ],
);

/**
 * Which state of all articles this is: another at the end of each transaction that changed one, whoever did it, by a
 * trigger of the same migration. What was worked out from them holds as long as this is the same.
 */
export const libraryVersion = pgTable('library_version', {
  /** There is one row. */
  isOnly: boolean('is_only').primaryKey().default(true),
  version: uuid().notNull(),
});

/** What a mother said of an article: once each, her latest word counts. */
export const postFeedback = pgTable(
  'post_feedback',
  {
    /** A visitor's is made by her browser, for this answer alone: sent twice, it is one, and two tell of nobody. */
    id: uuid().primaryKey().defaultRandom(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    isHelpful: boolean('is_helpful').notNull(),
    suggestion: text(),
    /** Null: a visitor's. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('post_feedback_post_id_user_id_key').on(table.postId, table.userId),
    index('post_feedback_user_id_idx').on(table.userId),
    index('post_feedback_suggestions_idx')
      .on(table.postId, desc(table.createdAt), desc(table.id))
      .where(sql`${table.suggestion} is not null`),
  ],
);

/** Her reading list. */
export const savedArticles = pgTable(
  'saved_articles',
  {
    userId: ownerId(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.postId] }),
    index('saved_articles_post_id_idx').on(table.postId),
  ],
);
