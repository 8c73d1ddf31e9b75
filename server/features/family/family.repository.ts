import { type AnyColumn, and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { BabyAnswer, FamilyAnswer, Role } from '#shared/family/family.schema.ts';
import type { FamilyId } from './family.gate.ts';
import { babies, families, familyMembers } from './family.table.ts';

/** Makes her a family, of which she is the parent, unless she has one. Her row must be held, or two would be made. */
export async function insertFamilyUnlessThere(
  db: Database,
  userId: UserId,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  const at = now.toISOString();
  await db.execute(sql`
    with made as (
      insert into ${families} (id, created_at) select ${id}::uuid, ${at}::timestamptz
      where not exists (select 1 from ${familyMembers} where ${familyMembers.userId} = ${userId} and ${familyMembers.isDefault})
      returning id
    )
    insert into ${familyMembers} (family_id, user_id, role, is_default, joined_at)
    select id, ${userId}::uuid, 'parent', true, ${at}::timestamptz from made`);
}

/**
 * Holds the family until the transaction ends, and takes its next number. Whoever changes who belongs to it comes here
 * first: so a write and a change of membership are one after the other.
 */
export async function lockFamily(transaction: Database, familyId: string): Promise<boolean> {
  const held = await transaction
    .update(families)
    .set({ change: sql`${families.change} + 1` })
    .where(eq(families.id, familyId))
    .returning({ id: families.id });
  return held.length > 0;
}

/** Of what holds for all who count, only what is named changes; with the family's next number, so that phones hear of it. */
export async function changeDays(
  transaction: Database,
  familyId: FamilyId,
  days: Partial<Pick<typeof families.$inferInsert, 'timeZone' | 'dayStartHour' | 'sleepDayStartHour'>>,
): Promise<void> {
  await transaction
    .update(families)
    .set({ ...days, change: sql`${families.change} + 1` })
    .where(eq(families.id, familyId));
}

export async function memberCounts(db: Database, familyId: string) {
  const rows = await db
    .select({ role: familyMembers.role, members: count() })
    .from(familyMembers)
    .where(eq(familyMembers.familyId, familyId))
    .groupBy(familyMembers.role);
  const of = (role: Role) => rows.find((row) => row.role === role)?.members ?? 0;
  return { parents: of('parent'), all: rows.reduce((sum, { members }) => sum + members, 0) };
}

export async function insertMember(db: Database, row: typeof familyMembers.$inferInsert): Promise<void> {
  await db
    .insert(familyMembers)
    .values(row)
    .onConflictDoUpdate({
      target: [familyMembers.familyId, familyMembers.userId],
      set: { role: row.role },
    });
}

const memberOf = (familyId: string, userId: string) =>
  and(eq(familyMembers.familyId, familyId), eq(familyMembers.userId, userId));

export async function roleIn(db: Database, familyId: string, userId: string): Promise<Role | undefined> {
  const [row] = await db
    .select({ role: familyMembers.role })
    .from(familyMembers)
    .where(memberOf(familyId, userId));
  return row?.role;
}

export async function deleteMember(db: Database, familyId: string, userId: string): Promise<void> {
  await db.delete(familyMembers).where(memberOf(familyId, userId));
}

export async function deleteFamily(db: Database, familyId: string): Promise<void> {
  await db.delete(families).where(eq(families.id, familyId));
}

/** In the order of their ids, in which everybody holds them. */
export async function familyIdsOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: familyMembers.familyId })
    .from(familyMembers)
    .where(eq(familyMembers.userId, userId))
    .orderBy(asc(familyMembers.familyId));
  return rows.map(({ id }) => id);
}

/** Her own, held as by `lockFamily`; none where she is no parent of it. */
export async function lockOwnFamily(transaction: Database, userId: UserId): Promise<FamilyId | undefined> {
  const hers = and(
    eq(familyMembers.userId, userId),
    eq(familyMembers.role, 'parent'),
    familyMembers.isDefault,
    eq(familyMembers.familyId, families.id),
  );
  const [held] = await transaction
    .update(families)
    .set({ change: sql`${families.change} + 1` })
    .from(familyMembers)
    .where(hers)
    .returning({ id: families.id });
  return held?.id as FamilyId | undefined;
}

const instantText = (moment: AnyColumn) =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Hers first, then in the order in which she came to them. One statement, whatever their number. */
export async function familiesOf(
  db: Database,
  userId: UserId,
  nameOf: (userId: SQL) => SQL<string | null>,
): Promise<FamilyAnswer[]> {
  const children = sql<BabyAnswer[]>`(
    select coalesce(json_agg(json_build_object('id', ${babies.id}, 'name', ${babies.name}, 'sex', ${babies.sex},
        'avatar', ${babies.avatar}, 'arrival', ${babies.arrival}, 'birthDate', ${babies.birthDate}, 'dueDate', ${babies.dueDate},
        'toldDate', ${babies.toldDate}, 'gestationWeeks', ${babies.gestationWeeks}, 'state', ${babies.state},
        'stateSince', ${instantText(babies.stateSince)}, 'isDefault', ${babies.isDefault},
        'deletionAskedAt', ${instantText(babies.deletionAskedAt)}, 'updatedAt', ${instantText(babies.updatedAt)}) order by ${babies.createdAt}, ${babies.id}), '[]')
    from ${babies} where ${babies.familyId} = ${families.id})`;
  const others = sql<FamilyAnswer['members']>`(
    select json_agg(json_build_object('id', other.user_id, 'name', ${nameOf(sql`other.user_id`)}, 'role', other.role)
      order by other.joined_at, other.user_id)
    from ${familyMembers} other where other.family_id = ${families.id})`;
  return db
    .select({
      id: families.id,
      role: familyMembers.role,
      isDefault: familyMembers.isDefault,
      change: families.change,
      asksWhose: families.asksWhose,
      timeZone: families.timeZone,
      dayStartHour: families.dayStartHour,
      sleepDayStartHour: families.sleepDayStartHour,
      deletionAskedAt: sql<string | null>`${instantText(families.deletionAskedAt)}`,
      recordsDeletionAskedAt: sql<string | null>`${instantText(families.recordsDeletionAskedAt)}`,
      babies: children,
      members: others,
    })
    .from(familyMembers)
    .innerJoin(families, eq(families.id, familyMembers.familyId))
    .where(eq(familyMembers.userId, userId))
    .orderBy(sql`${familyMembers.isDefault} desc`, asc(familyMembers.joinedAt), asc(families.id));
}
