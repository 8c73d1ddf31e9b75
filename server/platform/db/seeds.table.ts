import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

/** Which seeds were loaded: what the owner deletes afterwards stays deleted. */
export const seeds = pgTable('seeds', {
  name: text().primaryKey(),
  loadedAt: instant('loaded_at').notNull(),
});
