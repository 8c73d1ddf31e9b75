import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import type { Deletable } from '#shared/family/family-deletion.rules.ts';
import { babies, families, familyMembers } from '../family.table.ts';

/** All of a family, one of its babies, or what was recorded in it. */
export type Deleting = { familyId: string } & (
  | { what: Exclude<Deletable, 'baby'> }
  | { what: 'baby'; babyId: string }
);

const oneBaby = (familyId: string, babyId: string) =>
  and(eq(babies.familyId, familyId), eq(babies.id, babyId));
const columnOf = { family: 'deletionAskedAt', records: 'recordsDeletionAskedAt' } as const;

/** Since when it waits: null where nobody asked, undefined where there is no such thing. The family must be held. */
export async function askedAtOf(db: Database, deleting: Deleting): Promise<Date | null | undefined> {
  const { familyId } = deleting;
  const [row] =
    deleting.what === 'baby'
      ? await db.select({ at: babies.deletionAskedAt }).from(babies).where(oneBaby(familyId, deleting.babyId))
      : await db
          .select({ at: families[columnOf[deleting.what]] })
          .from(families)
          .where(eq(families.id, familyId));
  return row?.at;
}

export async function setAskedAt(db: Database, deleting: Deleting, at: Date | null): Promise<void> {
  const { familyId } = deleting;
  if (deleting.what === 'baby')
    await db.update(babies).set({ deletionAskedAt: at }).where(oneBaby(familyId, deleting.babyId));
  else
    await db
      .update(families)
      .set({ [columnOf[deleting.what]]: at })
      .where(eq(families.id, familyId));
}

/** A few at a time: what was asked before that moment, and not taken back. */
export async function dueDeletions(db: Database, askedUntil: Date): Promise<Deleting[]> {
  const until = sql`${askedUntil.toISOString()}::timestamptz`;
  return rowsOf<Deleting>(
    db,
    sql`select "familyId", "babyId", what from (
      select id as "familyId", null::uuid as "babyId", 'family' as what, deletion_asked_at as at from ${families}
        where deletion_asked_at <= ${until}
      union all select id, null, 'records', records_deletion_asked_at from ${families}
        where records_deletion_asked_at <= ${until}
      union all select family_id, id, 'baby', deletion_asked_at from ${babies} where deletion_asked_at <= ${until}
    ) due order by at limit 100`,
  );
}

/** Whom it concerns as much as who asked. */
export async function otherParents(db: Database, familyId: string, userId: UserId): Promise<string[]> {
  const others = and(
    eq(familyMembers.familyId, familyId),
    eq(familyMembers.role, 'parent'),
    ne(familyMembers.userId, userId),
  );
  const rows = await db.select({ id: familyMembers.userId }).from(familyMembers).where(others);
  return rows.map(({ id }) => id);
}

/** Whether it is still as it was when somebody was to be told of it: she is a parent, and it was not taken back. */
export async function isStillAsked(
  db: Database,
  { familyId, what, askedAt, userId }: { familyId: string; what: Deletable; askedAt: Date; userId: UserId },
): Promise<boolean> {
  const at = sql`${askedAt.toISOString()}::timestamptz`;
  const asked = {
    family: sql`f.deletion_asked_at = ${at}`,
    records: sql`f.records_deletion_asked_at = ${at}`,
    baby: sql`exists (select 1 from ${babies} b where b.family_id = f.id and b.deletion_asked_at = ${at})`,
  };
  const rows = await rowsOf(
    db,
    sql`select 1 from ${families} f join ${familyMembers} m on m.family_id = f.id and m.role = 'parent'
      where f.id = ${familyId}::uuid and m.user_id = ${userId}::uuid and ${asked[what]}`,
  );
  return rows.length > 0;
}

/** Those for whom it is the family that is meant where none is named. */
export async function atHomeIn(db: Database, familyId: string): Promise<UserId[]> {
  const rows = await db
    .select({ id: familyMembers.userId })
    .from(familyMembers)
    .where(and(eq(familyMembers.familyId, familyId), familyMembers.isDefault));
  return rows.map(({ id }) => id as UserId);
}

/** The first of which she is a parent is meant from now on, if there is one. */
export async function chooseDefaultFamily(db: Database, userId: UserId): Promise<void> {
  const first = db
    .select({ id: familyMembers.familyId })
    .from(familyMembers)
    .where(and(eq(familyMembers.userId, userId), eq(familyMembers.role, 'parent')))
    .orderBy(familyMembers.joinedAt, familyMembers.familyId)
    .limit(1);
  await db
    .update(familyMembers)
    .set({ isDefault: true })
    .where(and(eq(familyMembers.userId, userId), inArray(familyMembers.familyId, first)));
}
