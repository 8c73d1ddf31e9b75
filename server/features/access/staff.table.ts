import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/instant.ts';

/** Staff named by command; those named by configuration are not stored. */
export const staffMembers = pgTable('staff_members', {
  email: text().primaryKey(),
  addedAt: instant('added_at').notNull(),
});
