import { desc, sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/instant.ts';

export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull().unique(),
    language: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('waitlist_entries_language_check', sql`${table.language} in ('pt', 'en')`),
    index('waitlist_entries_newest_idx').on(desc(table.createdAt), desc(table.id)),
  ],
);
