import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#server/features/access/access.table.ts';
import { babies, familyId, familyMembers } from '#server/features/family/family.table.ts';
import { instant } from '#server/platform/db/instant.ts';
import { oneOf } from '#server/platform/db/literals.ts';
import { type Reminder, remindedOf } from '#shared/reminders/reminder.schema.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';

/** What somebody wants to hear of a family's diary. It goes with her, with the baby, and when she leaves the family. */
export const diaryReminders = pgTable(
  'diary_reminders',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    familyId: familyId(),
    babyId: uuid('baby_id'),
    about: text().$type<Reminder['about']>().notNull(),
    what: text(),
    at: instant('at'),
    day: date({ mode: 'string' }).$type<CalendarDate>(),
    afterHours: integer('after_hours'),
    isOn: boolean('is_on').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      name: 'diary_reminders_member_fk',
      columns: [table.familyId, table.userId],
      foreignColumns: [familyMembers.familyId, familyMembers.userId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'diary_reminders_baby_fk',
      columns: [table.familyId, table.babyId],
      foreignColumns: [babies.familyId, babies.id],
    }).onDelete('cascade'),
    index('diary_reminders_family_id_idx').on(table.familyId, table.babyId),
    check('diary_reminders_about_check', oneOf(table.about, remindedOf)),
    check('diary_reminders_what_check', sql`char_length(${table.what}) between 1 and 80`),
    // One time of its own for each: a moment, a day, or hours without a feed.
    check(
      'diary_reminders_when_check',
      sql`(${table.about} = 'medicine') = (${table.at} is not null)
        and (${table.about} = 'vaccine') = (${table.day} is not null)
        and (${table.about} = 'no-feed') = (${table.afterHours} is not null)
        and (${table.about} = 'no-feed') = (${table.what} is null)`,
    ),
  ],
);

export type ReminderRow = typeof diaryReminders.$inferSelect;
