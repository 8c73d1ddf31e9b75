import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from '#server/features/access/access.table.ts';
import { instant } from '#server/platform/db/instant.ts';
import type { RoutineStep } from '#shared/routines/routine.schema.ts';

/** A routine of hers, whole: its steps are read and written together. */
export const routines = pgTable(
  'baby_routines',
  {
    userId: ownerId(),
    id: uuid().notNull(),
    name: text().notNull(),
    steps: jsonb().$type<RoutineStep[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('baby_routines_deleted_at_idx').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    check('baby_routines_name_check', sql`char_length(${table.name}) between 1 and 60`),
  ],
);

export type RoutineRow = typeof routines.$inferSelect;
