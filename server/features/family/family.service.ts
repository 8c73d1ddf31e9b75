import { randomUUID } from 'node:crypto';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { maxMembers } from '#shared/family/family.rules.ts';
import type { Role } from '#shared/family/family.schema.ts';
import type { FamilyId } from './family.gate.ts';
import {
  deleteFamily,
  deleteMember,
  familyIdsOf,
  insertFamilyUnlessThere,
  insertMember,
  lockFamily,
  memberCounts,
  roleIn,
} from './family.repository.ts';

/** Whoever signs in has a family of her own. Within the transaction that holds her row. */
export const ensureFamily = (transaction: Database, userId: UserId, now: Date): Promise<void> =>
  insertFamilyUnlessThere(transaction, userId, { id: randomUUID(), now });

/** Somebody else joins. Must run inside a transaction, as all that changes who belongs to a family. */
export async function addMember(
  transaction: Database,
  familyId: FamilyId,
  { userId, role, now }: { userId: UserId; role: Role; now: Date },
): Promise<void> {
  await lockFamily(transaction, familyId);
  const { all } = await memberCounts(transaction, familyId);
  const known = await roleIn(transaction, familyId, userId);
  // A parent is made nothing less by anybody.
  if (known === 'parent') return;
  if (!known && all >= maxMembers)
    throw new Refusal('conflict', 'This family has as many members as it can.');
  await insertMember(transaction, { familyId, userId, role, isDefault: false, joinedAt: now });
}

/** She belongs to it no longer. A family always has a parent: the only one takes it along. */
export async function leaveFamily(transaction: Database, userId: UserId, familyId: string): Promise<void> {
  if (!(await lockFamily(transaction, familyId))) return;
  const role = await roleIn(transaction, familyId, userId);
  const { parents } = await memberCounts(transaction, familyId);
  if (role === 'parent' && parents === 1) await deleteFamily(transaction, familyId);
  else await deleteMember(transaction, familyId, userId);
}

/** She leaves for good, each family in the order in which everybody holds them. */
export async function leaveAllFamilies(transaction: Database, userId: UserId): Promise<void> {
  for (const familyId of await familyIdsOf(transaction, userId))
    await leaveFamily(transaction, userId, familyId);
}
