import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from '#server/features/access/access.table.ts';
import { instant } from '#server/platform/db/instant.ts';
import { literal, oneOf } from '#server/platform/db/literals.ts';
import { type Mood, maxCheckinLength, moods, type Night, nights } from '#shared/checkin/checkin.rules.ts';

/** How she was, in her own words and a few of ours. Hers alone: no family, no staff, no kind of the diary. */
export const checkins = pgTable(
  'checkins',
  {
    userId: ownerId(),
    /** Made on the phone: it counts only beside hers. */
    id: uuid().notNull(),
    at: instant('at').notNull(),
    mood: text().$type<Mood>().notNull(),
    night: text().$type<Night>(),
    text: text().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('checkins_user_id_at_idx').on(table.userId, table.at),
    check('checkins_mood_check', oneOf(table.mood, moods)),
    check('checkins_night_check', oneOf(table.night, nights)),
    check('checkins_text_check', sql`char_length(${table.text}) <= ${literal(maxCheckinLength)}`),
  ],
);

export type CheckinRow = typeof checkins.$inferSelect;
