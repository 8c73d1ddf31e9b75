import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/access/access.table.ts';
import { instant } from '#server/platform/db/instant.ts';
import { defaultNursingSettings, type SinceFrom } from '#shared/nursing/nursing.rules.ts';

/** How she likes her log counted. Without a row, the defaults. */
export const nursingSettings = pgTable(
  'nursing_settings',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    dayStartHour: integer('day_start_hour').notNull(),
    sleepDayStartHour: integer('sleep_day_start_hour')
      .notNull()
      .default(defaultNursingSettings.sleepDayStartHour),
    sinceFrom: text('since_from').$type<SinceFrom>().notNull(),
    keepAwake: boolean('keep_awake').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    check('nursing_settings_day_start_hour_check', sql`${table.dayStartHour} between 0 and 23`),
    check('nursing_settings_sleep_day_start_hour_check', sql`${table.sleepDayStartHour} between 0 and 23`),
    check('nursing_settings_since_from_check', sql`${table.sinceFrom} in ('start', 'end')`),
  ],
);
