import { asc, eq } from 'drizzle-orm';
import { staffMembers } from '#server/features/access/staff.table.ts';
import type { Database } from '#server/platform/db/database.ts';

/** False for who was named before. */
export async function addStaff(db: Database, email: string, now: Date): Promise<boolean> {
  const added = await db
    .insert(staffMembers)
    .values({ email, addedAt: now })
    .onConflictDoNothing()
    .returning({ email: staffMembers.email });
  return added.length > 0;
}

export async function removeStaff(db: Database, email: string): Promise<boolean> {
  const removed = await db.delete(staffMembers).where(eq(staffMembers.email, email)).returning();
  return removed.length > 0;
}

export function staffNamed(db: Database) {
  return db
    .select({ email: staffMembers.email, addedAt: staffMembers.addedAt })
    .from(staffMembers)
    .orderBy(asc(staffMembers.email));
}

export async function listStaff(db: Database): Promise<string[]> {
  return (await staffNamed(db)).map(({ email }) => email);
}

/** Holds the whole list until the transaction ends: who counts it is right until then. */
export async function lockStaff(transaction: Database): Promise<string[]> {
  const rows = await staffNamed(transaction).for('update');
  return rows.map(({ email }) => email);
}
