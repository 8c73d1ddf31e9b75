import { and, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { diaryRecords, diaryTimers, diaryVersions } from './diary.table.ts';

/** As long as an undo is hers, and as what an edit replaced is shown. */
const undoDays = 30;
/** Longer than a phone lies in a drawer: until then it learns that a record is gone. */
const tombstoneDays = 400;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/** Emptied when the time of the undo is over; gone when no phone can still ask for it. */
export async function forgetDeletedRecords(db: Database, now: Date): Promise<void> {
  await db.delete(diaryRecords).where(lt(diaryRecords.deletedAt, daysBefore(now, tombstoneDays)));
  const isFull = sql`num_nonnulls(${diaryRecords.startTime}, ${diaryRecords.day}) > 0`;
  await db
    .update(diaryRecords)
    .set({
      startTime: null,
      endTime: null,
      day: null,
      durationSeconds: null,
      notes: null,
      details: {},
      timeZone: null,
      groupId: null,
    })
    .where(
      and(isNotNull(diaryRecords.deletedAt), lt(diaryRecords.deletedAt, daysBefore(now, undoDays)), isFull),
    );
}

export async function forgetVersions(db: Database, now: Date): Promise<void> {
  await db.delete(diaryVersions).where(lt(diaryVersions.replacedAt, daysBefore(now, undoDays)));
}

/** Removed, or saved by a phone that died before it removed them: the record holds all they held. */
export async function forgetTimers(db: Database, now: Date): Promise<void> {
  await db
    .delete(diaryTimers)
    .where(and(isNull(diaryTimers.state), lt(diaryTimers.updatedAt, daysBefore(now, undoDays))));
  await db.execute(sql`delete from ${diaryTimers} t using ${diaryRecords} saved
    where saved.family_id = t.family_id and saved.id = t.id`);
}
