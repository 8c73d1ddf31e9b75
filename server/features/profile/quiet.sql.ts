import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { babies, familyMembers } from '#server/features/family/family.table.ts';
import type { Quiet } from '#shared/quiet/quiet.rules.ts';
import { profiles } from './profile.table.ts';

/** Something of the baby that her own family lost last, where none is left that lives or is expected. */
const ofTheLost = (userId: AnyColumn, what: SQL) => sql`(
  select (array_agg(${what} order by ${babies.stateSince} desc) filter (where ${babies.state} in ('died', 'ended')))[1]
  from ${familyMembers} join ${babies} on ${babies.familyId} = ${familyMembers.familyId}
  where ${familyMembers.userId} = ${userId} and ${familyMembers.isDefault}
  having not bool_or(${babies.state} = 'here'))`;

/** Why nothing speaks to her of a baby: what she said of herself, or else a loss. Beside her row of `profile_answers`. */
export const quietOf = (userId: AnyColumn) =>
  sql<Quiet | null>`coalesce(${profiles.quiet}, ${ofTheLost(
    userId,
    sql`case ${babies.state} when 'died' then 'baby-died' else 'pregnancy-ended' end`,
  )})`;

export const quietSinceOf = (userId: AnyColumn) =>
  sql<Date | null>`coalesce(${profiles.quietSince}, ${ofTheLost(userId, sql`${babies.stateSince}`)})`.mapWith(
    profiles.quietSince,
  );
