import { asc, eq } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { staffMembers } from './staff.table.ts';

export async function addStaff(db: Database, email: string, now: Date): Promise<void> {
  await db.insert(staffMembers).values({ email, addedAt: now }).onConflictDoNothing();
}

export async function removeStaff(db: Database, email: string): Promise<boolean> {
  const removed = await db.delete(staffMembers).where(eq(staffMembers.email, email)).returning();
  return removed.length > 0;
}

export async function listStaff(db: Database): Promise<string[]> {
  const rows = await db.select().from(staffMembers).orderBy(asc(staffMembers.email));
  return rows.map((row) => row.email);
}
