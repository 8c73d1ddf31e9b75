import { and, eq } from 'drizzle-orm';
import type { FamilyId } from '#server/features/family/family.gate.ts';
import { addMember } from '#server/features/family/family.service.ts';
import { familyMembers } from '#server/features/family/family.table.ts';
import type { Role } from '#shared/family/family.schema.ts';
import { userIdOf } from './community.ts';
import type { TestApp } from './test-app.ts';

/** The family that somebody got when she first signed in. */
export async function familyOf(colo: TestApp, email: string): Promise<FamilyId> {
  const userId = await userIdOf(colo, email);
  const hers = and(eq(familyMembers.userId, userId), familyMembers.isDefault);
  const [row] = await colo.services.db.select().from(familyMembers).where(hers);
  if (!row) throw new Error(`${email} has no family`);
  return row.familyId as FamilyId;
}

/** Somebody who has signed in before joins a family, a second after whoever joined before. */
export async function join(
  colo: TestApp,
  familyId: FamilyId,
  { email, role }: { email: string; role: Role },
): Promise<void> {
  colo.clock.pass({ seconds: 1 });
  const userId = await userIdOf(colo, email);
  const { db, clock } = colo.services;
  await db.transaction((transaction) => addMember(transaction, familyId, { userId, role, now: clock.now() }));
}
