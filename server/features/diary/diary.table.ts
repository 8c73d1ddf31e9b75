import { desc, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#server/features/access/access.table.ts';
import { babies, familyId } from '#server/features/family/family.table.ts';
import { instant } from '#server/platform/db/instant.ts';
import type { KindName } from '#shared/diary/kinds.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import type { Timer } from '#shared/timer/timer.rules.ts';

/** Who did it: when she leaves, it stays with the family and says so no more. */
const person = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' });

/** Of nobody in particular, or of one baby, with whom it goes. */
const babyKey = (name: string, table: { familyId: AnyPgColumn; babyId: AnyPgColumn }) =>
  foreignKey({
    name,
    columns: [table.familyId, table.babyId],
    foreignColumns: [babies.familyId, babies.id],
  }).onDelete('cascade');

const kindShape = (kind: AnyPgColumn) => sql`${kind} ~ '^[a-z-]{1,32}$'`;

/**
 * Everything that is recorded of babies, whatever its kind: which kinds there are is said in `shared/diary/kinds.ts`, and a
 * new one needs no migration. Deleted, a record is kept a while for the undo, then as an empty row, so that no late phone
 * wakes it (`forgetting.repository.ts`).
 */
export const diaryRecords = pgTable(
  'diary_records',
  {
    familyId: familyId(),
    id: uuid().notNull(),
    babyId: uuid('baby_id'),
    kind: text().$type<KindName>().notNull(),
    startTime: instant('start_time'),
    endTime: instant('end_time'),
    /** Never a day disguised as a moment. */
    day: date({ mode: 'string' }).$type<CalendarDate>(),
    durationSeconds: integer('duration_seconds'),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    notes: text(),
    timeZone: text('time_zone'),
    groupId: uuid('group_id'),
    importId: uuid('import_id'),
    revision: integer().notNull(),
    /** Its place among all changes of the family. */
    change: bigint({ mode: 'number' }).notNull(),
    recordedBy: person('recorded_by'),
    updatedBy: person('updated_by'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => {
    const isMoment = sql`${table.deletedAt} is null and ${table.startTime} is not null`;
    const isDay = sql`${table.deletedAt} is null and ${table.day} is not null`;
    const newest = [desc(table.startTime), desc(table.id)] as const;
    const latest = [desc(table.day), desc(table.id)] as const;
    return [
      primaryKey({ columns: [table.familyId, table.id] }),
      babyKey('diary_records_baby_fk', table),
      index('diary_records_family_idx')
        .on(table.familyId, ...newest)
        .where(isMoment),
      index('diary_records_baby_idx')
        .on(table.familyId, table.babyId, ...newest)
        .where(isMoment),
      index('diary_records_baby_kind_idx')
        .on(table.familyId, table.babyId, table.kind, ...newest)
        .where(isMoment),
      index('diary_records_days_idx')
        .on(table.familyId, ...latest)
        .where(isDay),
      index('diary_records_baby_days_idx')
        .on(table.familyId, table.babyId, ...latest)
        .where(isDay),
      index('diary_records_baby_kind_days_idx')
        .on(table.familyId, table.babyId, table.kind, ...latest)
        .where(isDay),
      index('diary_records_changes_idx').on(table.familyId, table.change),
      index('diary_records_deleted_idx').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
      // Rows lie as they came: a span of them is found by a few pages' worth of index, which costs a write nothing.
      index('diary_records_created_at_idx').using('brin', table.createdAt),
      index('diary_records_recorded_by_idx').on(table.recordedBy),
      index('diary_records_updated_by_idx').on(table.updatedBy),
      check('diary_records_kind_check', kindShape(table.kind)),
      check('diary_records_revision_check', sql`${table.revision} >= 1`),
      check('diary_records_duration_check', sql`${table.durationSeconds} >= 0`),
      check(
        'diary_records_details_check',
        sql`jsonb_typeof(${table.details}) = 'object' and octet_length(${table.details}::text) <= 4096`,
      ),
      check('diary_records_notes_check', sql`char_length(${table.notes}) <= 5000`),
      check('diary_records_time_zone_check', sql`char_length(${table.timeZone}) <= 64`),
      check(
        'diary_records_when_check',
        sql`${table.deletedAt} is not null or num_nonnulls(${table.startTime}, ${table.day}) = 1`,
      ),
      check(
        'diary_records_span_check',
        sql`${table.endTime} is null or ${table.endTime} between ${table.startTime} and ${table.startTime} + interval '24 hours'`,
      ),
      check(
        'diary_records_within_span_check',
        sql`${table.durationSeconds} is null or ${table.endTime} is null or ${table.durationSeconds} <= ceil(extract(epoch from ${table.endTime} - ${table.startTime}))`,
      ),
    ];
  },
);

/** What an edit replaced, for thirty days. */
export const diaryVersions = pgTable(
  'diary_versions',
  {
    familyId: uuid('family_id').notNull(),
    id: uuid().notNull(),
    revision: integer().notNull(),
    /** The row as it was, without who wrote it. */
    was: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Whoever replaced it had not seen it. */
    isConflict: boolean('is_conflict').notNull(),
    changedBy: person('changed_by'),
    replacedBy: person('replaced_by'),
    replacedAt: instant('replaced_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id, table.revision] }),
    foreignKey({
      name: 'diary_versions_record_fk',
      columns: [table.familyId, table.id],
      foreignColumns: [diaryRecords.familyId, diaryRecords.id],
    }).onDelete('cascade'),
    index('diary_versions_replaced_at_idx').on(table.replacedAt),
    check('diary_versions_was_check', sql`octet_length(${table.was}::text) <= 65536`),
  ],
);

/** A timer as the family's phones know it. Without a state it was removed: the row stays a while, so that no late phone wakes it. */
export const diaryTimers = pgTable(
  'diary_timers',
  {
    familyId: familyId(),
    id: uuid().notNull(),
    babyId: uuid('baby_id'),
    kind: text().$type<KindName>().notNull(),
    state: jsonb().$type<Timer>(),
    revision: integer().notNull(),
    startedBy: person('started_by'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    babyKey('diary_timers_baby_fk', table),
    index('diary_timers_removed_idx').on(table.updatedAt).where(sql`${table.state} is null`),
    check('diary_timers_kind_check', kindShape(table.kind)),
    check('diary_timers_revision_check', sql`${table.revision} >= 1`),
  ],
);
