import { sql } from 'drizzle-orm';
import { check, foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/access/access.table.ts';
import { babies, familyId } from '#server/features/family/family.table.ts';
import { instant } from '#server/platform/db/instant.ts';
import type { RoutineStep } from '#shared/routines/routine.schema.ts';

/** A routine of a family, of one of its babies or of all: whole, for its steps are read and written together. */
export const routines = pgTable(
  'baby_routines',
  {
    familyId: familyId(),
    id: uuid().notNull(),
    babyId: uuid('baby_id'),
    /** Who planned it. A plan is nothing but her own words: it goes with her, also where the family goes on. */
    recordedBy: uuid('recorded_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    steps: jsonb().$type<RoutineStep[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    foreignKey({
      name: 'baby_routines_baby_fk',
      columns: [table.familyId, table.babyId],
      foreignColumns: [babies.familyId, babies.id],
    }).onDelete('cascade'),
    index('baby_routines_recorded_by_idx').on(table.recordedBy),
    index('baby_routines_deleted_at_idx').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    check('baby_routines_name_check', sql`char_length(${table.name}) between 1 and 60`),
  ],
);

export type RoutineRow = typeof routines.$inferSelect;
