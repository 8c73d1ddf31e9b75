import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/instant.ts';

/**
 * What is to be done at a moment, once, whichever process gets to it. A key makes it one: the same job asked for again
 * is the same row. A done job stays a while, so that its key still counts.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    key: text().notNull().unique(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    runAt: instant('run_at').notNull(),
    attempts: integer().notNull().default(0),
    doneAt: instant('done_at'),
    /** Why the last try failed: no personal data. */
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('jobs_due_idx').on(table.runAt).where(sql`${table.doneAt} is null`),
    index('jobs_done_at_idx').on(table.doneAt).where(sql`${table.doneAt} is not null`),
    // What is noted for one user, for the day she leaves or asks for her data.
    index('jobs_user_id_idx').on(sql`(${table.payload} ->> 'userId')`),
  ],
);
