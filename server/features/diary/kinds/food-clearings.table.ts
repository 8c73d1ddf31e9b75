import { sql } from 'drizzle-orm';
import { check, foreignKey, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { babies, familyId } from '#server/features/family/family.table.ts';
import { instant } from '#server/platform/db/instant.ts';

/** Until when reactions of a baby to a food, or to 'allergen:egg', no longer pause it: somebody who knows was asked. */
export const foodClearings = pgTable(
  'food_clearings',
  {
    familyId: familyId(),
    /** Null: of what was recorded of nobody in particular. */
    babyId: uuid('baby_id'),
    food: text().notNull(),
    clearedAt: instant('cleared_at').notNull(),
  },
  (table) => [
    unique('food_clearings_subject').on(table.familyId, table.babyId, table.food).nullsNotDistinct(),
    foreignKey({
      name: 'food_clearings_baby_fk',
      columns: [table.familyId, table.babyId],
      foreignColumns: [babies.familyId, babies.id],
    }).onDelete('cascade'),
    check('food_clearings_food_check', sql`char_length(${table.food}) between 1 and 64`),
  ],
);

export type FoodClearingRow = typeof foodClearings.$inferSelect;
