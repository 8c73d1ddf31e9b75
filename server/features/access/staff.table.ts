import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Staff named by command; those named by configuration are not stored. */
export const staffMembers = pgTable('staff_members', {
  email: text().primaryKey(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
});
