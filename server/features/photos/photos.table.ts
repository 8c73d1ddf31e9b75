import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/access/access.table.ts';
import { families } from '#server/features/family/family.table.ts';
import { instant } from '#server/platform/db/instant.ts';

/**
 * The photos of families, each beside one record of the diary. A row is there before its files and leaves after them: one
 * without a family is of nobody any more, and the sweep takes it with its files.
 */
export const photos = pgTable(
  'photos',
  {
    /** What its files are called: it tells neither whose nor which. */
    file: uuid().primaryKey(),
    familyId: uuid('family_id').references(() => families.id, { onDelete: 'set null' }),
    /** Made on the phone: it counts only beside its family. */
    id: uuid().notNull(),
    recordId: uuid('record_id').notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    recordedBy: uuid('recorded_by').references(() => users.id, { onDelete: 'set null' }),
    /** Null until its files are all stored. */
    storedAt: instant('stored_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('photos_family_idx').on(table.familyId, table.id),
    index('photos_created_at_idx').on(table.createdAt),
    index('photos_recorded_by_idx').on(table.recordedBy),
    index('photos_of_nobody_idx').on(table.file).where(sql`${table.familyId} is null`),
    check('photos_size_check', sql`${table.width} > 0 and ${table.height} > 0 and ${table.bytes} > 0`),
  ],
);
