import { sql } from 'drizzle-orm';
import type { FamilyId } from '#server/features/family/family.gate.ts';
import { families } from '#server/features/family/family.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import { diaryRecords, diaryVersions } from './diary.table.ts';

/**
 * Nothing is left of what was recorded of a baby but that it is gone: each phone of the family learns it by its next
 * number, and forgets its copy. What the edits of them replaced goes, also where a record had been moved to another baby.
 */
export async function emptyRecordsOf(
  db: Database,
  familyId: FamilyId,
  { babyId, now }: { babyId: string; now: Date },
): Promise<void> {
  const gone = sql`select id from ${diaryRecords} where family_id = ${familyId}::uuid and baby_id = ${babyId}::uuid`;
  await db.execute(sql`delete from ${diaryVersions} where family_id = ${familyId}::uuid
    and (id in (${gone}) or was ->> 'baby_id' = ${babyId})`);
  await db.execute(sql`
    with gone as (
      select id, row_number() over (order by change) as place from ${diaryRecords}
      where family_id = ${familyId}::uuid and baby_id = ${babyId}::uuid),
    numbered as (
      update ${families} set change = change + (select count(*) from gone) where id = ${familyId}::uuid returning change)
    update ${diaryRecords} as record set baby_id = null, start_time = null, end_time = null, day = null,
      duration_seconds = null, notes = null, details = '{}', time_zone = null, group_id = null, import_id = null,
      recorded_by = null, updated_by = null, revision = record.revision + 1,
      deleted_at = ${now.toISOString()}::timestamptz, updated_at = ${now.toISOString()}::timestamptz,
      change = numbered.change - (select count(*) from gone) + gone.place
    from gone, numbered where record.family_id = ${familyId}::uuid and record.id = gone.id`);
}
