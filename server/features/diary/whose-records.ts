import { sql } from 'drizzle-orm';
import type { FamilyId } from '#server/features/family/family.gate.ts';
import { families } from '#server/features/family/family.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import { diaryRecords } from './diary.table.ts';

/**
 * Whose the records are that came without a baby: all of them, the deleted too, for an undo brings them back. When they
 * were told stays as it was, since pauses of foods are judged by it. Each has the next number of its family, so that every
 * phone learns of it. Without a baby they stay everybody's, and nobody is asked again.
 */
export async function giveRecordsTo(db: Database, familyId: FamilyId, babyId: string | null): Promise<void> {
  await db.execute(sql`
    with ownerless as (
      select id, row_number() over (order by change) as place from ${diaryRecords}
      where family_id = ${familyId} and baby_id is null and ${babyId}::uuid is not null),
    numbered as (
      update ${families} set asks_whose = false, change = change + (select count(*) from ownerless)
      where id = ${familyId} returning change)
    update ${diaryRecords} as record set baby_id = ${babyId}::uuid, revision = record.revision + 1,
      change = numbered.change - (select count(*) from ownerless) + ownerless.place
    from ownerless, numbered where record.family_id = ${familyId} and record.id = ownerless.id`);
}
