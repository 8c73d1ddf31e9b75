import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ownerId } from '#server/features/access/access.table.ts';
import { instant } from '#server/platform/db/instant.ts';
import { literal, oneOf } from '#server/platform/db/literals.ts';
import {
  type Arrival,
  arrivals,
  type BabyState,
  babyStates,
  type Role,
  roles,
} from '#shared/family/family.schema.ts';
import { defaultNursingSettings } from '#shared/nursing/nursing.rules.ts';
import {
  type BabyAvatar,
  babyAvatars,
  earliestBabyDate,
  gestationRange,
  maxNameLength,
} from '#shared/profile/profile.rules.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';

const isSaid = (column: AnyPgColumn) => sql`${column} is not null`;

/** Who owns what is recorded of a baby. Everybody has one of her own; others may be asked into it. */
export const families = pgTable(
  'families',
  {
    id: uuid().primaryKey(),
    /** The number of its last change: whoever changes something takes the next one, and holds this row meanwhile. */
    change: bigint({ mode: 'number' }).notNull().default(0),
    /** Records came in without a baby, by the move or from an old phone: whose they are is asked once. */
    asksWhose: boolean('asks_whose').notNull().default(false),
    /** How many records came since when, for a day at a time. */
    recordedCount: integer('recorded_count').notNull().default(0),
    recordedSince: instant('recorded_since'),
    /** Where its days are; null until a parent has said. */
    timeZone: text('time_zone'),
    dayStartHour: integer('day_start_hour').notNull().default(defaultNursingSettings.dayStartHour),
    sleepDayStartHour: integer('sleep_day_start_hour')
      .notNull()
      .default(defaultNursingSettings.sleepDayStartHour),
    /** A parent asked to delete it whole, or what was recorded in it, which is closed meanwhile: it waits, and can be taken back. */
    deletionAskedAt: instant('deletion_asked_at'),
    recordsDeletionAskedAt: instant('records_deletion_asked_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('families_deletion_asked_at_idx').on(table.deletionAskedAt).where(isSaid(table.deletionAskedAt)),
    index('families_records_deletion_asked_at_idx')
      .on(table.recordsDeletionAskedAt)
      .where(isSaid(table.recordsDeletionAskedAt)),
    check('families_change_check', sql`${table.change} >= 0`),
    check('families_time_zone_check', sql`char_length(${table.timeZone}) <= 64`),
    check('families_day_start_hour_check', sql`${table.dayStartHour} between 0 and 23`),
    check('families_sleep_day_start_hour_check', sql`${table.sleepDayStartHour} between 0 and 23`),
  ],
);

/** Whose row it is that belongs to a family: it goes with the family. */
export const familyId = () =>
  uuid('family_id')
    .notNull()
    .references(() => families.id, { onDelete: 'cascade' });

export const familyMembers = pgTable(
  'family_members',
  {
    familyId: familyId(),
    userId: ownerId(),
    role: text().$type<Role>().notNull(),
    /** The family that is meant where none is named: the first of which she became a parent. */
    isDefault: boolean('is_default').notNull().default(true),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.userId] }),
    index('family_members_user_id_idx').on(table.userId),
    uniqueIndex('family_members_default_idx').on(table.userId).where(sql`${table.isDefault}`),
    check('family_members_role_check', oneOf(table.role, roles)),
  ],
);

const day = (name: string) => date(name, { mode: 'string' }).$type<CalendarDate>();

/**
 * A baby, born or expected. Its two dates are two facts: a due date never becomes a birth by itself. No other check joins
 * two answers: two phones save different fields at once, and each must find its own field welcome.
 */
export const babies = pgTable(
  'babies',
  {
    familyId: familyId(),
    /** Made on a phone: it counts only beside its family. */
    id: uuid().notNull(),
    name: text(),
    sex: text().$type<'f' | 'm'>(),
    avatar: text().$type<BabyAvatar>(),
    arrival: text().$type<Arrival>().notNull().default('unsaid'),
    birthDate: day('birth_date'),
    dueDate: day('due_date'),
    /** A date that was told, and not of what; with one of the others, what that would be again. */
    toldDate: day('told_date'),
    /** Completed weeks at birth, for the corrected age. */
    gestationWeeks: integer('gestation_weeks'),
    /** While it is `died` or `ended`, nothing speaks of this baby (decision 021). */
    state: text().$type<BabyState>().notNull().default('here'),
    stateSince: instant('state_since'),
    /** The one that is meant where none is named: all that the server remembers of a choice. */
    isDefault: boolean('is_default').notNull().default(false),
    /** A parent asked to delete it, with all that was recorded of it: it waits, and can be taken back. */
    deletionAskedAt: instant('deletion_asked_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    uniqueIndex('babies_default_idx').on(table.familyId).where(sql`${table.isDefault}`),
    index('babies_deletion_asked_at_idx').on(table.deletionAskedAt).where(isSaid(table.deletionAskedAt)),
    check('babies_name_check', sql`char_length(${table.name}) <= ${literal(maxNameLength)}`),
    check('babies_sex_check', oneOf(table.sex, ['f', 'm'])),
    check('babies_avatar_check', oneOf(table.avatar, babyAvatars)),
    check('babies_arrival_check', oneOf(table.arrival, arrivals)),
    check('babies_birth_date_check', sql`${table.birthDate} >= ${literal(earliestBabyDate)}`),
    check('babies_due_date_check', sql`${table.dueDate} >= ${literal(earliestBabyDate)}`),
    check('babies_told_date_check', sql`${table.toldDate} >= ${literal(earliestBabyDate)}`),
    check('babies_born_check', sql`${table.birthDate} is null or ${table.arrival} = 'born'`),
    check(
      'babies_gestation_weeks_check',
      sql`${table.gestationWeeks} between ${literal(gestationRange.min)} and ${literal(gestationRange.max)}`,
    ),
    check('babies_state_check', oneOf(table.state, babyStates)),
  ],
);

export type BabyRow = typeof babies.$inferSelect;
