import { count, desc, getTableColumns } from 'drizzle-orm';
import type { StaffId } from '#server/features/access/viewer.ts';
import { olderThan, positionOf } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { pageOf } from '#server/platform/db/page.ts';
import { waitlistEntries } from './waitlist.table.ts';

const pageSize = 50;

/** Once per e-mail: a second time changes nothing and looks the same. */
export async function joinWaitlist(
  db: Database,
  { email, language, now }: { email: string; language: string; now: Date },
): Promise<void> {
  await db.insert(waitlistEntries).values({ email, language, createdAt: now }).onConflictDoNothing();
}

const position = positionOf(waitlistEntries.createdAt, waitlistEntries.id);

export async function waitlistPage(db: Database, _reader: StaffId, after?: string | null) {
  const rows = await db
    .select({ ...getTableColumns(waitlistEntries), position })
    .from(waitlistEntries)
    .where(olderThan(waitlistEntries.createdAt, waitlistEntries.id, after))
    .orderBy(desc(waitlistEntries.createdAt), desc(waitlistEntries.id))
    .limit(pageSize + 1);
  return pageOf(rows, pageSize);
}

export async function waitlistCount(db: Database, _reader: StaffId): Promise<number> {
  const [row] = await db.select({ total: count() }).from(waitlistEntries);
  return row?.total ?? 0;
}
