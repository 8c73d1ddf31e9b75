import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/instant.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import type { VaccineSchedule } from '#shared/vaccines/schedule.schema.ts';

/** What staff made of the calendar of vaccines, each save a version; the first is in the code. Who saved it: the audit log. */
export const vaccineSchedules = pgTable(
  'vaccine_schedules',
  {
    version: integer().primaryKey(),
    validFrom: date('valid_from', { mode: 'string' }).$type<CalendarDate>().notNull(),
    schedule: jsonb().$type<VaccineSchedule>().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [check('vaccine_schedules_version_check', sql`${table.version} > 1`)],
);
