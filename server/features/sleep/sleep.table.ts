import { desc, sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from '#server/features/access/access.table.ts';
import { timersTable } from '#server/features/timer/timers.table-shape.ts';
import { instant } from '#server/platform/db/instant.ts';
import { list, literal } from '#server/platform/db/literals.ts';
import {
  maxSleepHours,
  maxSleepNotesLength,
  type SleepKind,
  type SleepMood,
  sleepKinds,
  sleepMoods,
} from '#shared/sleep/sleep.rules.ts';
import type { SleepTimer } from '#shared/sleep/sleep.schema.ts';

/** One sleep of her baby. Like a feed, its id is made on her phone and counts only beside hers. */
export const sleeps = pgTable(
  'sleep_sessions',
  {
    userId: ownerId(),
    id: uuid().notNull(),
    startTime: instant('start_time').notNull(),
    endTime: instant('end_time').notNull(),
    /** Time asleep: a baby awake in between is not counted. */
    durationSeconds: integer('duration_seconds').notNull(),
    kind: text().$type<SleepKind>().notNull(),
    mood: text().$type<SleepMood>(),
    notes: text(),
    timeZone: text('time_zone').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Deleted, and kept a while: the undo is hers. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('sleep_sessions_newest_idx')
      .on(table.userId, desc(table.startTime), desc(table.id))
      .where(sql`${table.deletedAt} is null`),
    index('sleep_sessions_deleted_at_idx').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    check('sleep_sessions_kind_check', sql`${table.kind} in (${list(sleepKinds)})`),
    check('sleep_sessions_mood_check', sql`${table.mood} in (${list(sleepMoods)})`),
    check(
      'sleep_sessions_span_check',
      sql`${table.endTime} between ${table.startTime} and ${table.startTime} + interval '${literal(maxSleepHours)} hours'`,
    ),
    check(
      'sleep_sessions_duration_check',
      sql`${table.durationSeconds} between 0 and ceil(extract(epoch from ${table.endTime} - ${table.startTime}))`,
    ),
    check('sleep_sessions_notes_check', sql`char_length(${table.notes}) <= ${literal(maxSleepNotesLength)}`),
    check('sleep_sessions_time_zone_check', sql`char_length(${table.timeZone}) <= 64`),
  ],
);

export const sleepTimers = timersTable<SleepTimer>('sleep_timers');

export type SleepRow = typeof sleeps.$inferSelect;
