import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import { hasConsentIn } from '#server/features/consent/health-consent.ts';
import { babiesOf, type FamilyId } from '#server/features/family/family.gate.ts';
import { families, familyMembers } from '#server/features/family/family.table.ts';
import type { HeldFamily } from '#server/features/sync/write-handler.ts';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import { type ImportRowStored, imports } from './imports.table.ts';

const one = (familyId: FamilyId, id: string) => and(eq(imports.familyId, familyId), eq(imports.id, id));

/**
 * Holds the family as every write of it does, and then asks what she is in it: nobody joins, leaves or takes a consent
 * back before the transaction ends.
 */
export async function holdFamily(
  transaction: Database,
  familyId: FamilyId,
  userId: UserId,
): Promise<HeldFamily[]> {
  await transaction.execute(
    sql`select 1 from ${families} where ${families.id} = ${familyId} for no key update`,
  );
  return rowsOf<HeldFamily>(
    transaction,
    sql`select member.family_id as "familyId", member.role, member.is_default as "isDefault",
        ${babiesOf(sql`member.family_id`)} as babies, ${hasConsentIn(sql`member.family_id`)} as "hasConsent"
      from ${familyMembers} member where member.family_id = ${familyId}::uuid and member.user_id = ${userId}::uuid`,
  );
}

export async function findImport(
  db: Database,
  familyId: FamilyId,
  id: string,
): Promise<ImportRowStored | undefined> {
  const [row] = await db.select().from(imports).where(one(familyId, id));
  return row;
}

/** Newest first; of those that brought nothing there is nothing to say. */
export const importsOf = (db: Database, familyId: FamilyId): Promise<ImportRowStored[]> =>
  db
    .select()
    .from(imports)
    .where(and(eq(imports.familyId, familyId), gt(imports.taken, 0)))
    .orderBy(desc(imports.startedAt), desc(imports.id))
    .limit(100);

export const begunSince = (db: Database, familyId: FamilyId, since: Date): Promise<number> =>
  db.$count(imports, and(eq(imports.familyId, familyId), gt(imports.startedAt, since)));

type Begun = Pick<ImportRowStored, 'id' | 'source'> & { userId: UserId; now: Date };

export async function insertImport(
  db: Database,
  familyId: FamilyId,
  { id, source, userId, now }: Begun,
): Promise<void> {
  await db.insert(imports).values({ familyId, id, source, importedBy: userId, startedAt: now });
}

export async function notePart(
  db: Database,
  familyId: FamilyId,
  { id, rows, taken }: { id: string; rows: number; taken: number },
): Promise<ImportRowStored> {
  const [row] = await db
    .update(imports)
    .set({
      parts: sql`${imports.parts} + 1`,
      rows: sql`${imports.rows} + ${rows}`,
      taken: sql`${imports.taken} + ${taken}`,
    })
    .where(one(familyId, id))
    .returning();
  if (!row) throw new Error('An import that was just read is gone');
  return row;
}

export async function noteTakenBack(
  db: Database,
  familyId: FamilyId,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  await db.update(imports).set({ takenBackAt: now }).where(one(familyId, id));
}
