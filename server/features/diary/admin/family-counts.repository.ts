import { sql } from 'drizzle-orm';
import type { StaffId } from '#server/features/access/viewer.ts';
import { babies, families, familyMembers } from '#server/features/family/family.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf, storedRow } from '#server/platform/db/rows.ts';
import type { FamilyCountsAnswer } from '#shared/family/family-counts.schema.ts';
import { diaryRecords } from '../diary.table.ts';

/** Of what happened lately, so that it says how Colo is used and not what was kept of whom. */
const days = 7;

/**
 * Counts and nothing else: no id, no name, no moment. Of records only the pages of a week are read, however many there
 * are (`diary_records_created_at_idx`); families, members and babies are a few rows each, and counted whole.
 */
export async function familyCounts(db: Database, _staffId: StaffId, now: Date): Promise<FamilyCountsAnswer> {
  const since = new Date(now.getTime() - days * 86_400_000).toISOString();
  const rows = await rowsOf<FamilyCountsAnswer>(
    db,
    sql`select (select count(*)::int from ${families}) as families,
      (select coalesce(json_object_agg(role, total), '{}') from (select role, count(*) as total from ${familyMembers} group by role) m) as members,
      (select coalesce(json_object_agg(state, total), '{}') from (select state, count(*) as total from ${babies} group by state) b) as babies,
      (select coalesce(json_object_agg(kind, total), '{}') from (select kind, count(*) as total from ${diaryRecords}
        where created_at >= ${since}::timestamptz and deleted_at is null group by kind) r) as "recordsOfAWeek"`,
  );
  return storedRow(rows);
}
