import { and, eq, inArray, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Owner } from '#server/features/access/personal-data.ts';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { familyMembers } from './family.table.ts';

export const familiesAsParent = (db: Database, userId: UserId) =>
  db
    .select({ id: familyMembers.familyId })
    .from(familyMembers)
    .where(and(eq(familyMembers.userId, userId), eq(familyMembers.role, 'parent')));

/** What of a family's is in her download: a parent takes along all of it, a carer what she did herself. */
export const takenAlong =
  (familyId: PgColumn, doneBy: PgColumn) =>
  ({ userId }: Owner, db: Database) =>
    or(inArray(familyId, familiesAsParent(db, userId)), eq(doneBy, userId));
