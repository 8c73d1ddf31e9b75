import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Context } from 'hono';
import { motherKnowing } from '#server/features/access/access.gate.ts';
import { users } from '#server/features/access/access.table.ts';
import type { SessionFact } from '#server/features/access/session-fact.ts';
import type { Standing } from '#server/features/sync/write-handler.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { mayDo } from '#shared/family/family.rules.ts';
import type { Doing } from '#shared/family/family.schema.ts';
import { babies, families, familyMembers } from './family.table.ts';

declare const brand: unique symbol;

/** A family's id of which it is known that whoever asks belongs to it: repositories of what is recorded demand this type. */
export type FamilyId = string & { readonly [brand]: 'FamilyId' };

export type Membership = Standing & { familyId: FamilyId };

/** Within a statement: the babies of a family, as far as whoever records has to know them. */
export const babiesOf = (familyId: SQL | AnyPgColumn) => sql`(
  select coalesce(json_agg(json_build_object('id', ${babies.id}, 'state', ${babies.state}, 'arrival', ${babies.arrival}, 'isDefault', ${babies.isDefault})), '[]')
  from ${babies} where ${babies.familyId} = ${familyId})`;

/** The families of whoever asks, found with her session. */
export const memberships: SessionFact<Membership[]> = {
  name: 'memberships',
  of: sql`(
  select coalesce(json_agg(json_build_object('familyId', ${familyMembers.familyId}, 'role', ${familyMembers.role},
    'isDefault', ${familyMembers.isDefault}, 'babies', ${babiesOf(familyMembers.familyId)})), '[]')
  from ${familyMembers} where ${familyMembers.userId} = ${users.id})`,
};

/** The number of the newest change in each family of whoever asks, found with her session. */
export const familyNumbers: SessionFact<Record<string, number>> = {
  name: 'family_numbers',
  of: sql`(select coalesce(json_object_agg(${families.id}, ${families.change}), '{}')
    from ${familyMembers} join ${families} on ${families.id} = ${familyMembers.familyId}
    where ${familyMembers.userId} = ${users.id})`,
};

/** As what she is there, in the family that she names or in her default one. Refuses who is not, or may not do this. */
export function membershipFor<Known extends Omit<Standing, 'babies'>>(
  known: readonly Known[],
  { family, doing }: { family: string | null | undefined; doing: Doing },
): Known & { familyId: FamilyId } {
  const meant = known.find(({ familyId, isDefault }) => (family == null ? isDefault : familyId === family));
  if (!meant) throw new Refusal('not_a_member', 'Only for members of this family.');
  if (!mayDo(meant.role, doing)) throw new Refusal('not_permitted', `A ${meant.role} may not ${doing} here.`);
  return meant as typeof meant & { familyId: FamilyId };
}

/** Lets members of the family through that `?family=` names, if their role may do this: `c.var.familyId`, `c.var.role`. */
export function member(services: Services, doing: Doing, options: { recent?: boolean } = {}) {
  const use = (known: Membership[], c: Context) => {
    const { familyId, role } = membershipFor(known, { family: c.req.query('family'), doing });
    return { familyId, role };
  };
  return motherKnowing(services, { fact: memberships, use }, { ...options, level: 'member' });
}
