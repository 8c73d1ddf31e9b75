import { type SQL, sql } from 'drizzle-orm';
import type { FamilyHold } from '#server/features/sync/write-handler.ts';
import { babiesOf } from './family.gate.ts';
import { families, familyMembers } from './family.table.ts';

/**
 * Her memberships in the families that she writes in. A change of membership takes the family's next number under the same
 * lock (`lockFamily`): a number other than the one seen says that who waited here saw the family as it was before.
 */
const held = (hasConsent: SQL, { when, locking }: { when: SQL; locking: SQL }) => sql`
  select json_build_object('familyId', family.id, 'role', member.role, 'isDefault', member.is_default,
      'babies', ${babiesOf(sql`family.id`)}, 'hasConsent', ${hasConsent}) as family,
    family.change = (select seen.change from ${families} seen where seen.id = family.id) as "isFresh"
  from ${familyMembers} member join ${families} family on family.id = member.family_id
  where member.user_id = ${sql.placeholder('userId')}::uuid ${when}
    and (family.id = any(${sql.placeholder('families')}::uuid[]) or (member.is_default and ${sql.placeholder('holdsDefault')}::boolean))
  order by family.id ${locking}`;

/** Whether a family's health data may be kept is said by a feature above this one, in SQL that is told which family. */
export function heldFamilies(hasConsentIn: (familyId: SQL) => SQL): FamilyHold {
  const hasConsent = hasConsentIn(sql`family.id`);
  const ifHerTurn = sql`and exists (select 1 from turn where taken)`;
  return {
    lock: held(hasConsent, { when: ifHerTurn, locking: sql`for no key update of family, member` }),
    read: held(hasConsent, { when: sql``, locking: sql`` }),
  };
}
