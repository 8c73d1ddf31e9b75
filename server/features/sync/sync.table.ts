import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from '#server/features/access/access.table.ts';
import { instant } from '#server/platform/db/instant.ts';

/**
 * Writes that were done, by the id her phone gave them: an answer is lost more often than a request, and the
 * phone then sends again. What was refused is not here, so that it can be mended under the same id.
 */
export const receivedWrites = pgTable(
  'received_writes',
  {
    userId: ownerId(),
    id: uuid().notNull(),
    kind: text().notNull(),
    outcome: jsonb().$type<{ done: true }>().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('received_writes_age_idx').on(table.receivedAt),
    index('received_writes_since_idx').on(table.userId, table.receivedAt),
  ],
);
