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
  uuid,
} from 'drizzle-orm/pg-core';
import { ownerId } from '#server/features/access/access.table.ts';
import { instant } from '#server/platform/db/instant.ts';
import type { Timer } from '#shared/timer/timer.rules.ts';

/** A timer as her phones know it. Without a state it was removed: the row stays a while, so that no late phone wakes it. */
export const timersTable = <State extends Timer>(name: string) =>
  pgTable(
    name,
    {
      userId: ownerId(),
      id: uuid().notNull(),
      state: jsonb().$type<State>(),
      revision: integer().notNull(),
      updatedAt: instant('updated_at').notNull(),
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
