import { type AnyColumn, desc, sql } from 'drizzle-orm';
import { boolean, check, customType, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { ownerId, users } from '#server/features/access/access.table.ts';
import { instant } from '#server/platform/db/instant.ts';
import { literal, oneOf } from '#server/platform/db/literals.ts';
import {
  type CommunityCategory,
  type CommunityNeed,
  communityCategories,
  communityNeeds,
  maxCommentLength,
  maxPostLength,
  type ReactionType,
  reactionTypes,
} from '#shared/community/community.rules.ts';
import type { Language } from '#shared/language/language.rules.ts';

const lexemes = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Null once she left and let her words stay: they are nobody's then. */
const author = () => uuid('user_id').references(() => users.id, { onDelete: 'cascade' });
const itsPost = () =>
  uuid('post_id')
    .notNull()
    .references(() => communityPosts.id, { onDelete: 'cascade' });

/**
 * A text is shown while none of these is set: on its way to the others until its moment has come, taken back by her,
 * hidden until reviewed, removed by staff. An edit hides nothing.
 */
const fates = () => ({
  appearsAt: instant('appears_at'),
  editedAt: instant('edited_at'),
  deletedAt: instant('deleted_at'),
  hiddenAt: instant('hidden_at'),
  removedAt: instant('removed_at'),
});
/**
 * Whose voice an anonymous text is, in its talk: nobody's id, told to nobody, and the same after she left. A signed text
 * has none, so that not even the rows say that two faces in one talk were hers.
 */
const voice = () => uuid();
const hasVoiceIfAnonymous = (table: { voice: AnyColumn; isAnonymous: AnyColumn }) =>
  sql`(${table.voice} is not null) = ${table.isAnonymous}`;

type Fates = Record<'appearsAt' | 'deletedAt' | 'hiddenAt' | 'removedAt', AnyColumn>;
const isShown = (table: Fates) =>
  sql`${table.appearsAt} is null and ${table.deletedAt} is null and ${table.hiddenAt} is null and ${table.removedAt} is null`;
const isOnItsWay = (table: Fates) => sql`${table.appearsAt} is not null`;

/** Ids are random: one that told the time, or the author, would tell on an anonymous post. */
export const communityPosts = pgTable(
  'community_posts',
  {
    id: uuid().primaryKey(),
    userId: author(),
    language: text().$type<Language>().notNull(),
    category: text().$type<CommunityCategory>().notNull(),
    need: text().$type<CommunityNeed>().notNull(),
    content: text().notNull(),
    isAnonymous: boolean('is_anonymous').notNull(),
    voice: voice(),
    allowPrivateMessages: boolean('allow_private_messages').notNull(),
    /** Her words are or were of despair, danger or grief: what would wound is not offered below them. */
    isTender: boolean('is_tender').notNull().default(false),
    /** When others could first read it; while it is on its way, when she wrote it. */
    createdAt: instant('created_at').notNull(),
    ...fates(),
    // Kept by triggers of the same migration, whoever adds or removes a row, and shown comments alone are counted.
    commentCount: integer('comment_count').notNull().default(0),
    reactionCount: integer('reaction_count').notNull().default(0),
    words: lexemes().generatedAlwaysAs(sql`article_words(language, content)`),
  },
  (table) => {
    const newest = [desc(table.createdAt), desc(table.id)] as const;
    const shown = isShown(table);
    return [
      index('community_posts_newest_idx')
        .on(table.language, ...newest)
        .where(shown),
      index('community_posts_category_newest_idx')
        .on(table.language, table.category, ...newest)
        .where(shown),
      index('community_posts_user_id_newest_idx').on(table.userId, ...newest),
      index('community_posts_words_idx').using('gin', table.words).with({ fastupdate: false }).where(shown),
      // For what stands inside of words.
      index('community_posts_plain_idx')
        .using('gin', sql`without_accents(content) gin_trgm_ops`)
        .with({ fastupdate: false })
        .where(shown),
      index('community_posts_appears_at_idx').on(table.userId, table.appearsAt).where(isOnItsWay(table)),
      index('community_posts_deleted_at_idx').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
      check('community_posts_language_check', sql`${table.language} in ('pt', 'en')`),
      check('community_posts_category_check', oneOf(table.category, communityCategories)),
      check('community_posts_need_check', oneOf(table.need, communityNeeds)),
      check('community_posts_voice_check', hasVoiceIfAnonymous(table)),
      check(
        'community_posts_content_check',
        sql`char_length(${table.content}) between 1 and ${literal(maxPostLength)}`,
      ),
    ];
  },
);

export const communityComments = pgTable(
  'community_comments',
  {
    id: uuid().primaryKey(),
    postId: itsPost(),
    userId: author(),
    content: text().notNull(),
    isAnonymous: boolean('is_anonymous').notNull(),
    voice: voice(),
    createdAt: instant('created_at').notNull(),
    ...fates(),
  },
  (table) => [
    index('community_comments_post_id_idx').on(table.postId, table.createdAt, table.id),
    index('community_comments_user_id_idx').on(table.userId, table.createdAt),
    index('community_comments_appears_at_idx').on(table.userId, table.appearsAt).where(isOnItsWay(table)),
    // Who signed something lately: among them an anonymous author hides.
    index('community_comments_signed_idx')
      .on(table.createdAt)
      .where(sql`not ${table.isAnonymous} and ${isShown(table)}`),
    index('community_comments_deleted_at_idx').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    check('community_comments_voice_check', hasVoiceIfAnonymous(table)),
    check(
      'community_comments_content_check',
      sql`char_length(${table.content}) between 1 and ${literal(maxCommentLength)}`,
    ),
  ],
);

export const communityReactions = pgTable(
  'community_reactions',
  {
    id: uuid().primaryKey().defaultRandom(),
    postId: itsPost(),
    userId: ownerId(),
    reactionType: text('reaction_type').$type<ReactionType>().notNull().default('heart'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('community_reactions_post_id_user_id_key').on(table.postId, table.userId),
    // With the post, so that her one reaction to it is one step, however many she gave and however many it has.
    index('community_reactions_user_id_post_id_idx').on(table.userId, table.postId),
    check('community_reactions_reaction_type_check', oneOf(table.reactionType, reactionTypes)),
  ],
);

export const savedPosts = pgTable(
  'saved_posts',
  {
    id: uuid().primaryKey().defaultRandom(),
    postId: itsPost(),
    userId: ownerId(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('saved_posts_user_id_post_id_key').on(table.userId, table.postId),
    index('saved_posts_newest_idx').on(table.userId, desc(table.createdAt), desc(table.id)),
    index('saved_posts_post_id_idx').on(table.postId),
  ],
);

/** What a text said before she edited it: for the moderation queue alone. */
export const communityVersions = pgTable(
  'community_versions',
  {
    id: uuid().primaryKey().defaultRandom(),
    postId: uuid('post_id').references(() => communityPosts.id, { onDelete: 'cascade' }),
    commentId: uuid('comment_id').references(() => communityComments.id, { onDelete: 'cascade' }),
    content: text().notNull(),
    replacedAt: instant('replaced_at').notNull(),
  },
  (table) => [
    index('community_versions_post_id_idx').on(table.postId).where(sql`${table.postId} is not null`),
    index('community_versions_comment_id_idx').on(table.commentId).where(sql`${table.commentId} is not null`),
    check('community_versions_subject_check', sql`num_nonnulls(${table.postId}, ${table.commentId}) = 1`),
  ],
);
