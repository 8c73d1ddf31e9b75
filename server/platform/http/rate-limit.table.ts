import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/instant.ts';

/** How often something was done lately, by a hashed key: shared by every process on the database. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    windowEndsAt: instant('window_ends_at').notNull(),
  },
  (table) => [index('rate_limits_window_ends_at_idx').on(table.windowEndsAt)],
);
