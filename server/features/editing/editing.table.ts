import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from '#server/features/access/access.table.ts';
import { posts } from '#server/features/library/library.table.ts';
import { instant } from '#server/platform/db/instant.ts';
import type { ArticleDraft, Publication } from '#shared/editing/editing.schema.ts';

/** Beside the long texts, so that asking who uses a file unpacks none of them. */
const mediaColumns = () => ({
  pictureUrl: text('picture_url').generatedAlwaysAs(sql`fields #>> '{picture,url}'`),
  audioUrl: text('audio_url').generatedAlwaysAs(sql`fields #>> '{audio,url}'`),
});

/** What a writer typed and has not saved: one for each writer and article, and the last word counts. */
export const postDrafts = pgTable(
  'post_drafts',
  {
    /** No reference: a draft is there before its article is. */
    postId: uuid('post_id').notNull(),
    userId: ownerId(),
    fields: jsonb().$type<ArticleDraft>().notNull(),
    baseVersion: integer('base_version').notNull(),
    keptAt: instant('kept_at').notNull(),
    ...mediaColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.userId] }),
    index('post_drafts_user_id_idx').on(table.userId, table.keptAt),
  ],
);

/** Every save of an article as it was: whatever was once written can be had back. */
export const postRevisions = pgTable(
  'post_revisions',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    fields: jsonb().$type<ArticleDraft>().notNull(),
    state: text().$type<Publication>().notNull(),
    publishAt: instant('publish_at'),
    /** Null for what nobody of the staff saved, and once that person's account is gone. */
    savedByEmail: text('saved_by_email'),
    savedAt: instant('saved_at').notNull(),
    ...mediaColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.version] }),
    index('post_revisions_saved_by_email_idx').on(table.savedByEmail),
  ],
);
