import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  type PgColumn,
  type PgTable,
  pgTable,
  primaryKey,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#server/features/access/access.table.ts';
import type { Timer } from '#shared/timer/timer.rules.ts';

/** A timer as her phones know it. Without a state it was removed: the row stays a while, so that no late phone wakes it. */
export const timersTable = <State extends Timer>(name: string) =>
  pgTable(
    name,
    {
      userId: uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      id: uuid().notNull(),
      state: jsonb().$type<State>(),
      revision: integer().notNull(),
      updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.userId, table.id] }),
      index(`${name}_removed_idx`).on(table.updatedAt).where(sql`${table.state} is null`),
      check(`${name}_revision_check`, sql`${table.revision} >= 1`),
    ],
  );

export type TimersTable<State extends Timer> = ReturnType<typeof timersTable<State>>;

/** What a timer becomes: it keeps the timer's id. */
export type RecordsTable = PgTable & { userId: PgColumn; id: PgColumn };
