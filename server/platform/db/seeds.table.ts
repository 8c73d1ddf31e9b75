import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Which seeds were loaded: what the owner deletes afterwards stays deleted. */
export const seeds = pgTable('seeds', {
  name: text().primaryKey(),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull(),
});
