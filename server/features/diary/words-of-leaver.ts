import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import { families } from '#server/features/family/family.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import { diaryRecords, diaryTimers } from './diary.table.ts';

/**
 * What she wrote beside what she recorded. Each has the next number of its family, so that the phones of those who stay
 * forget it, too. The families that she leaves are held by then.
 */
export async function forgetWordsOf(db: Database, userId: UserId): Promise<void> {
  await db.execute(sql`
    with hers as (
      select family_id, id, row_number() over (partition by family_id order by change) as place from ${diaryRecords}
      where recorded_by = ${userId}::uuid and notes is not null),
    counted as (select family_id, count(*) as total from hers group by family_id),
    numbered as (
      update ${families} as family set change = family.change + counted.total from counted
      where family.id = counted.family_id returning family.id, family.change - counted.total as before)
    update ${diaryRecords} as record set notes = null, change = numbered.before + hers.place
    from hers join numbered on numbered.id = hers.family_id
    where record.family_id = hers.family_id and record.id = hers.id`);
}

export async function forgetWordsInTimersOf(db: Database, userId: UserId): Promise<void> {
  await db
    .update(diaryTimers)
    .set({ state: sql`jsonb_set(${diaryTimers.state}, '{notes}', '""')` })
    .where(and(eq(diaryTimers.startedBy, userId), isNotNull(diaryTimers.state)));
}
