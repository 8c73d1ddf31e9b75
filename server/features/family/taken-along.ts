import { and, eq, inArray, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Owner, PartsOf } from '#server/features/access/personal-data.ts';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { familyMembers } from './family.table.ts';

export const familiesAsParent = (db: Database, userId: UserId) =>
  db
    .select({ id: familyMembers.familyId })
    .from(familyMembers)
    .where(and(eq(familyMembers.userId, userId), eq(familyMembers.role, 'parent')));

/** Her families, and those in which something still names her. */
export const familiesWith =
  (familyId: PgColumn, doneBy: PgColumn): PartsOf =>
  async (db, { userId }) => {
    const known = db
      .select({ id: familyMembers.familyId })
      .from(familyMembers)
      .where(eq(familyMembers.userId, userId));
    const named = db.selectDistinct({ id: familyId }).from(familyId.table).where(eq(doneBy, userId));
    const rows = [...(await known), ...(await named)];
    return [...new Set(rows.map(({ id }) => id as string))].sort();
  };

/** What of a family's is in her download: a parent takes along all of it, a carer what she did herself. */
export const takenAlong =
  (familyId: PgColumn, doneBy: PgColumn) =>
  ({ userId }: Owner, db: Database) =>
    or(inArray(familyId, familiesAsParent(db, userId)), eq(doneBy, userId));
