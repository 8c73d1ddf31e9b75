import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownerId } from '#server/features/access/access.table.ts';
import { instant } from '#server/platform/db/instant.ts';
import type { Bucket } from '#server/platform/media/media-store.ts';

/**
 * What staff sent in. A row is there before its files are, so that no file is without one: whatever goes wrong on the
 * way, the sweep of abandoned uploads finds it.
 */
export const mediaUploads = pgTable(
  'media_uploads',
  {
    bucket: text().$type<Bucket>().notNull(),
    /** When it came, in milliseconds: what the names of its files begin with. Unique, so no two share a file. */
    name: text().notNull(),
    /** The public address by which an article names it; null until its files are all stored. */
    url: text(),
    files: text().array().notNull(),
    bytes: integer().notNull(),
    /** Who sent it. It goes with that person's account; what an article shows stays in the store. */
    userId: ownerId(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bucket, table.name] }),
    index('media_uploads_created_at_idx').on(table.createdAt),
    index('media_uploads_user_id_idx').on(table.userId),
  ],
);
