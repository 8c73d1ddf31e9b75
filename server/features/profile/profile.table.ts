import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/access/access.table.ts';
import { instant } from '#server/platform/db/instant.ts';
import { list, literal, oneOf } from '#server/platform/db/literals.ts';
import {
  ageRange,
  type ContentPreference,
  contentPreferences,
  type InterestArea,
  interestAreas,
  type JoinGroupsAnswer,
  joinGroupsAnswers,
  maxInterests,
  maxNameLength,
  maxOtherExperienceLength,
  type PreviousExperience,
  previousExperiences,
  type SpecialistAccess,
  specialistAccesses,
} from '#shared/profile/profile.rules.ts';
import { type Quiet, quietReasons } from '#shared/quiet/quiet.rules.ts';

const someOf = (column: AnyPgColumn, values: readonly string[]) =>
  sql`${column} <@ array[${list(values)}]::text[]`;
const within = (column: AnyPgColumn, { min, max }: { min: number; max: number }) =>
  sql`${column} between ${literal(min)} and ${literal(max)}`;
const atMost = (column: AnyPgColumn, length: number) => sql`char_length(${column}) <= ${literal(length)}`;
const notBefore = (column: AnyPgColumn, day: string) => sql`${column} >= ${literal(day)}`;

/**
 * What she told about herself: one row per user. No check joins two answers: two phones save different fields at once,
 * and each must find its own field welcome. Dates are texts here: a JavaScript Date is a moment.
 * The specification's `profiles`, with what she told about her baby, is a view of this and of `babies` (decision 047).
 */
export const profiles = pgTable(
  'profile_answers',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text(),
    age: integer(),
    birthDate: date('birth_date', { mode: 'string' }),
    firstMaternity: boolean('first_maternity'),
    previousExperience: text('previous_experience').$type<PreviousExperience>(),
    otherExperience: text('other_experience'),
    joinGroups: text('join_groups').$type<JoinGroupsAnswer>(),
    interests: text().array().$type<InterestArea[]>().notNull().default([]),
    contentPreference: text('content_preference').array().$type<ContentPreference[]>().notNull().default([]),
    specialistAccess: text('specialist_access').$type<SpecialistAccess>(),
    onboardingCompleted: boolean('onboarding_completed').notNull().default(false),
    /** "Something changed": while it is set, nothing speaks to her of a baby (decision 021). A loss is the baby's own. */
    quiet: text().$type<Quiet>(),
    quietSince: instant('quiet_since'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    check('profiles_name_check', atMost(table.name, maxNameLength)),
    check('profiles_age_check', within(table.age, ageRange)),
    check('profiles_birth_date_check', notBefore(table.birthDate, '1900-01-01')),
    check('profiles_previous_experience_check', oneOf(table.previousExperience, previousExperiences)),
    check('profiles_other_experience_check', atMost(table.otherExperience, maxOtherExperienceLength)),
    check('profiles_join_groups_check', oneOf(table.joinGroups, joinGroupsAnswers)),
    check('profiles_interests_count_check', sql`cardinality(${table.interests}) <= ${literal(maxInterests)}`),
    check('profiles_interests_check', someOf(table.interests, interestAreas)),
    check('profiles_content_preference_check', someOf(table.contentPreference, contentPreferences)),
    check('profiles_specialist_access_check', oneOf(table.specialistAccess, specialistAccesses)),
    check('profiles_quiet_check', oneOf(table.quiet, quietReasons)),
  ],
);
