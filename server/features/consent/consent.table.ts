import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/access/access.table.ts';
import type { ConsentKind } from '#shared/consent/consent.rules.ts';

/** What she agreed to, in which version, and when: written once per version and never changed. */
export const consents = pgTable(
  'consents',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<ConsentKind>().notNull(),
    version: text().notNull(),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.version] }),
    check('consents_kind_check', sql`${table.kind} in ('terms', 'health-data', 'community-rules')`),
  ],
);
