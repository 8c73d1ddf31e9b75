import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import { diaryRecords, diaryVersions } from '#server/features/diary/diary.table.ts';
import type { FamilyId } from '#server/features/family/family.gate.ts';
import type { Database } from '#server/platform/db/database.ts';
import { photos } from './photos.table.ts';

export type PhotoRow = typeof photos.$inferSelect;

const isPhoto = (familyId: FamilyId, id: string) => and(eq(photos.familyId, familyId), eq(photos.id, id));

export async function photoOf(db: Database, familyId: FamilyId, id: string): Promise<PhotoRow | undefined> {
  const [row] = await db.select().from(photos).where(isPhoto(familyId, id));
  return row;
}

type NewPhoto = Pick<PhotoRow, 'id' | 'file' | 'recordId' | 'width' | 'height' | 'bytes'>;

/** Takes its place among the family's, unless that has as many as it may: the family's row is the judge. */
export async function claimPhoto(
  db: Database,
  familyId: FamilyId,
  { photo, userId, now, most }: { photo: NewPhoto; userId: UserId; now: Date; most: number },
): Promise<PhotoRow | 'full'> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select 1 from families where id = ${familyId}::uuid for update`);
    const known = await photoOf(transaction, familyId, photo.id);
    // Sent again, or broken off before: it goes on under the name it has.
    if (known) return known;
    if ((await transaction.$count(photos, eq(photos.familyId, familyId))) >= most) return 'full';
    const [row] = await transaction
      .insert(photos)
      .values({ ...photo, familyId, recordedBy: userId, createdAt: now })
      .returning();
    return row ?? 'full';
  });
}

/** Undefined where it was let go of meanwhile. */
export async function markStored(
  db: Database,
  { file }: PhotoRow,
  stored: Pick<PhotoRow, 'width' | 'height' | 'bytes'> & { now: Date },
): Promise<PhotoRow | undefined> {
  const { now, ...size } = stored;
  const [row] = await db
    .update(photos)
    .set({ ...size, storedAt: now })
    .where(and(eq(photos.file, file), isNotNull(photos.familyId)))
    .returning();
  return row;
}

/** All of a family's: the sweep takes the files. */
export async function letGoOfFamily(db: Database, familyId: string): Promise<void> {
  await db.update(photos).set({ familyId: null }).where(eq(photos.familyId, familyId));
}

/** Those beside what was recorded of one baby, also before an edit: to be asked before the records are emptied. */
export async function letGoOfBaby(db: Database, familyId: FamilyId, babyId: string): Promise<void> {
  await db.execute(sql`update ${photos} as photo set family_id = null where photo.family_id = ${familyId}::uuid and (
    exists (select 1 from ${diaryRecords} r where r.family_id = photo.family_id and r.id = photo.record_id
      and r.baby_id = ${babyId}::uuid)
    or exists (select 1 from ${diaryVersions} v where v.family_id = photo.family_id and v.id = photo.record_id
      and v.was ->> 'baby_id' = ${babyId} and v.was -> 'details' ->> 'photo' = photo.id::text))`);
}

/**
 * What no record shows any more, nor did before an edit that can still be put back. What came lately is left alone: its
 * record may wait on a phone.
 */
export async function letGoOfUnshown(db: Database, before: Date): Promise<void> {
  await db.execute(sql`update ${photos} as photo set family_id = null
    where photo.family_id is not null and photo.created_at < ${before.toISOString()}::timestamptz
    and not exists (select 1 from ${diaryRecords} r where r.family_id = photo.family_id and r.id = photo.record_id
      and r.details ->> 'photo' = photo.id::text)
    and not exists (select 1 from ${diaryVersions} v where v.family_id = photo.family_id and v.id = photo.record_id
      and v.was -> 'details' ->> 'photo' = photo.id::text)`);
}

export async function photosOfNobody(db: Database): Promise<{ file: string }[]> {
  return db.select({ file: photos.file }).from(photos).where(isNull(photos.familyId));
}

export async function dropPhoto(db: Database, file: string): Promise<void> {
  await db.delete(photos).where(eq(photos.file, file));
}
