import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/access/access.table.ts';
import { familyId } from '#server/features/family/family.table.ts';
import { instant } from '#server/platform/db/instant.ts';
import type { ImportSource } from '#shared/import/imported.ts';

/**
 * That files of another app were brought into a family's diary: what its records name as `import_id`. The files themselves
 * stay on the phone, and so do their names.
 */
export const imports = pgTable(
  'imports',
  {
    familyId: familyId(),
    id: uuid().notNull(),
    source: text().$type<ImportSource>().notNull(),
    importedBy: uuid('imported_by').references(() => users.id, { onDelete: 'set null' }),
    startedAt: instant('started_at').notNull(),
    /** How many parts have come: the next one has this number. */
    parts: integer().notNull().default(0),
    /** How many records came, with those that were there. */
    rows: integer().notNull().default(0),
    taken: integer().notNull().default(0),
    takenBackAt: instant('taken_back_at'),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    index('imports_imported_by_idx').on(table.importedBy),
    check('imports_source_check', sql`${table.source} ~ '^[a-z-]{1,32}$'`),
    check(
      'imports_counts_check',
      sql`${table.parts} >= 0 and ${table.taken} between 0 and ${table.rows} and ${table.rows} <= 20000`,
    ),
  ],
);

export type ImportRowStored = typeof imports.$inferSelect;
