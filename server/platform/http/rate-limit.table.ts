import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often something was done lately, by a hashed key: shared by every process on the database. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_window_ends_at_idx').on(table.windowEndsAt)],
);
