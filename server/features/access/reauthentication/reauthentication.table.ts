import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/instant.ts';
import { signInSessions } from '../access.table.ts';

/** A code on its way to her mailbox, good in the one session that asked for it. */
export const reauthenticationCodes = pgTable(
  'reauthentication_codes',
  {
    id: uuid().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => signInSessions.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    triedCodes: integer('tried_codes').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('reauthentication_codes_session_id_idx').on(table.sessionId),
    index('reauthentication_codes_expires_at_idx').on(table.expiresAt),
  ],
);
