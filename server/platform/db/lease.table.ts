import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What one at a time may do, by a hashed key: shared by every process on the database. */
export const leases = pgTable(
  'leases',
  {
    key: text().primaryKey(),
    holder: uuid().notNull(),
    until: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('leases_until_idx').on(table.until)],
);
