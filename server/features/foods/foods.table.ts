import { desc, sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from '#server/features/access/access.table.ts';
import { instant } from '#server/platform/db/instant.ts';
import { list } from '#server/platform/db/literals.ts';
import { type FoodLiking, type FoodSign, foodLikings } from '#shared/foods/food.rules.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';

/** What her baby tried. A food of ours is named by its key, one of hers by 'own:' and the name she gave it. */
export const foodEntries = pgTable(
  'food_entries',
  {
    userId: ownerId(),
    id: uuid().notNull(),
    food: text().notNull(),
    day: date().$type<CalendarDate>().notNull(),
    liking: text().$type<FoodLiking>(),
    signs: text().array().$type<FoodSign[]>().notNull(),
    notes: text(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('food_entries_newest_idx')
      .on(table.userId, desc(table.day), desc(table.id))
      .where(sql`${table.deletedAt} is null`),
    index('food_entries_deleted_at_idx').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    check('food_entries_food_check', sql`char_length(${table.food}) between 1 and 64`),
    check('food_entries_liking_check', sql`${table.liking} in (${list(foodLikings)})`),
    check('food_entries_notes_check', sql`char_length(${table.notes}) <= 1000`),
  ],
);

/** Until when reactions to a food, or to 'allergen:egg', no longer pause it: she asked somebody who knows. */
export const foodClearings = pgTable(
  'food_clearings',
  { userId: ownerId(), food: text().notNull(), clearedAt: instant('cleared_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.food] }),
    check('food_clearings_food_check', sql`char_length(${table.food}) between 1 and 64`),
  ],
);

export type FoodEntryRow = typeof foodEntries.$inferSelect;
export type FoodClearingRow = typeof foodClearings.$inferSelect;
