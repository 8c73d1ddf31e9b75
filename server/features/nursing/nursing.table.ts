import { desc, sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ownerId, users } from '#server/features/access/access.table.ts';
import { timersTable } from '#server/features/timer/timers.table-shape.ts';
import { instant } from '#server/platform/db/instant.ts';
import { literal } from '#server/platform/db/literals.ts';
import {
  type Breast,
  defaultNursingSettings,
  maxFeedHours,
  maxNotesLength,
  type NursingSide,
  type SinceFrom,
} from '#shared/nursing/nursing.rules.ts';
import type { Timer } from '#shared/nursing/nursing.schema.ts';

/**
 * One feed. Its id is made on her phone and counts only beside hers: nobody can touch a feed of another mother, nor
 * find out that it exists, by sending its id.
 */
export const feeds = pgTable(
  'breastfeeding_sessions',
  {
    userId: ownerId(),
    id: uuid().notNull(),
    startTime: instant('start_time').notNull(),
    endTime: instant('end_time').notNull(),
    /** Time at the breast, pauses not counted. */
    durationSeconds: integer('duration_seconds').notNull(),
    side: text().$type<NursingSide>().notNull(),
    leftSeconds: integer('left_seconds').notNull(),
    rightSeconds: integer('right_seconds').notNull(),
    /** Where a feed at both breasts ended, if that is known: the next one begins there. */
    lastSide: text('last_side').$type<Breast>(),
    notes: text(),
    timeZone: text('time_zone').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Deleted, and kept a while: the undo is hers. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('breastfeeding_sessions_newest_idx')
      .on(table.userId, desc(table.startTime), desc(table.id))
      .where(sql`${table.deletedAt} is null`),
    index('breastfeeding_sessions_deleted_at_idx')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    check('breastfeeding_sessions_side_check', sql`${table.side} in ('left', 'right', 'both')`),
    check('breastfeeding_sessions_last_side_check', sql`${table.lastSide} in ('left', 'right')`),
    check(
      'breastfeeding_sessions_span_check',
      sql`${table.endTime} between ${table.startTime} and ${table.startTime} + interval '${literal(maxFeedHours)} hours'`,
    ),
    check(
      'breastfeeding_sessions_duration_check',
      sql`${table.durationSeconds} between 0 and ceil(extract(epoch from ${table.endTime} - ${table.startTime}))`,
    ),
    check(
      'breastfeeding_sessions_sides_check',
      sql`${table.leftSeconds} >= 0 and ${table.rightSeconds} >= 0 and ${table.leftSeconds} + ${table.rightSeconds} <= ceil(extract(epoch from ${table.endTime} - ${table.startTime}))`,
    ),
    check(
      'breastfeeding_sessions_notes_check',
      sql`char_length(${table.notes}) <= ${literal(maxNotesLength)}`,
    ),
    check('breastfeeding_sessions_time_zone_check', sql`char_length(${table.timeZone}) <= 64`),
  ],
);

export const nursingTimers = timersTable<Timer>('nursing_timers');

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

export type FeedRow = typeof feeds.$inferSelect;
