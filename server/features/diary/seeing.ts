import { type SQL, sql } from 'drizzle-orm';
import type { FamilyId } from '#server/features/family/family.gate.ts';
import { list } from '#server/platform/db/literals.ts';
import { type KindName, kindNames, kindOf } from '#shared/diary/kinds.ts';
import type { Role } from '#shared/family/family.schema.ts';

/** Whose diary is read, and by whom. */
export type Seeing = { familyId: FamilyId; role: Role };

const forGuests = kindNames.filter((name) => kindOf(name).visibleTo === 'guest');

/** Of whatever is called `r`: what a guest sees, or anybody else. */
export const isSeen = (isGuest: boolean): SQL => (isGuest ? sql`and r.kind in (${list(forGuests)})` : sql``);

export const seenBy = ({ familyId, role }: Seeing): SQL =>
  sql`r.family_id = ${familyId}::uuid ${isSeen(role === 'guest')}`;

/** Of a kind that has days alone no moment is sought, and no day of one that has moments. */
export function placesOf<Place>(
  kind: KindName | undefined,
  { moments, days }: Record<'moments' | 'days', Place>,
) {
  if (kind === undefined) return [moments, days];
  return kindOf(kind).when === 'day' ? [days] : [moments];
}

/** A baby's id, `none` for what is of nobody in particular, undefined for all. */
export type Looking = string | undefined;

/** One question for each place in the index: a baby's records, and those of nobody in particular, which are seen with each. */
export function armsOf(baby: Looking): SQL[] {
  const ofNobody = sql`and r.baby_id is null`;
  if (baby === undefined) return [sql``];
  return baby === 'none' ? [ofNobody] : [sql`and r.baby_id = ${baby}::uuid`, ofNobody];
}
