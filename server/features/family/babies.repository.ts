import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { storedRow } from '#server/platform/db/rows.ts';
import type { BabyState } from '#shared/family/family.schema.ts';
import type { FamilyId } from './family.gate.ts';
import { type BabyRow, babies } from './family.table.ts';
import { firstDates, nextDates, type ToldDate } from './told-date.sql.ts';

/** Only what is named changes. */
export type BabyChange = ToldDate &
  Partial<{ [Field in 'name' | 'avatar' | 'gestationWeeks']: BabyRow[Field] | undefined }>;

const oneBaby = (familyId: FamilyId, id: string) => and(eq(babies.familyId, familyId), eq(babies.id, id));

/** One statement, and only the named columns: of two phones that save at once, the later wins per field, not per row. */
export async function changeBaby(
  db: Database,
  familyId: FamilyId,
  { id, change: { date, journeyType, ...plain }, now }: { id: string; change: BabyChange; now: Date },
): Promise<void> {
  await db
    .update(babies)
    .set({ ...plain, ...nextDates({ date, journeyType }), updatedAt: now })
    .where(oneBaby(familyId, id));
}

/** The family's own, which is made where nobody told of one yet. Answers its id. */
export async function changeDefaultBaby(
  db: Database,
  familyId: FamilyId,
  { newId, change: { date, journeyType, ...plain }, now }: { newId: string; change: BabyChange; now: Date },
): Promise<string> {
  const times = { createdAt: now, updatedAt: now };
  const stored = await db
    .insert(babies)
    .values({
      familyId,
      id: newId,
      ...plain,
      ...firstDates({ date, journeyType }),
      isDefault: true,
      ...times,
    })
    .onConflictDoUpdate({
      target: babies.familyId,
      targetWhere: sql`${babies.isDefault}`,
      set: { ...plain, ...nextDates({ date, journeyType }), updatedAt: now },
    })
    .returning({ id: babies.id });
  return storedRow(stored).id;
}

/** The one that is meant where none is named; where nobody told of any, there is one now, of whom nothing is known. */
export async function ensureBaby(
  db: Database,
  familyId: FamilyId,
  { newId, now }: { newId: string; now: Date },
): Promise<Pick<BabyRow, 'id' | 'state' | 'arrival'>> {
  const stored = await db
    .insert(babies)
    .values({ familyId, id: newId, isDefault: true, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: babies.familyId,
      targetWhere: sql`${babies.isDefault}`,
      set: { isDefault: true },
    })
    .returning({ id: babies.id, state: babies.state, arrival: babies.arrival });
  return storedRow(stored);
}

export async function babiesOf(db: Database, familyId: FamilyId): Promise<BabyRow[]> {
  return db.select().from(babies).where(eq(babies.familyId, familyId));
}

export async function setBabyState(
  db: Database,
  familyId: FamilyId,
  { id, state, since, now }: { id: string; state: BabyState; since: Date | null; now: Date },
): Promise<void> {
  await db.update(babies).set({ state, stateSince: since, updatedAt: now }).where(oneBaby(familyId, id));
}

type Told = { id: string; told: Partial<typeof babies.$inferInsert>; now: Date };

export async function insertBaby(
  db: Database,
  familyId: FamilyId,
  { id, told, isDefault, now }: Told & { isDefault: boolean },
): Promise<void> {
  await db.insert(babies).values({ ...told, familyId, id, isDefault, createdAt: now, updatedAt: now });
}

/** Only what is named changes. */
export async function updateBaby(db: Database, familyId: FamilyId, { id, told, now }: Told): Promise<void> {
  await db
    .update(babies)
    .set({ ...told, updatedAt: now })
    .where(oneBaby(familyId, id));
}

export async function deleteBaby(db: Database, familyId: FamilyId, id: string): Promise<void> {
  await db.delete(babies).where(oneBaby(familyId, id));
}

/** Whoever is meant where none is named must be here, as long as any baby is: else the first that was told of takes the place. */
export async function chooseDefaultBaby(db: Database, familyId: FamilyId): Promise<void> {
  const isHere = sql`family_id = ${familyId} and state = 'here'`;
  await db.execute(sql`update ${babies} set is_default = false where family_id = ${familyId} and is_default
    and state <> 'here' and exists (select 1 from ${babies} where ${isHere})`);
  await db.execute(sql`update ${babies} set is_default = true where family_id = ${familyId}
    and id = (select id from ${babies} where ${isHere} order by created_at, id limit 1)
    and not exists (select 1 from ${babies} where family_id = ${familyId} and is_default)`);
}
