import { and, eq, sql } from 'drizzle-orm';
import type { StaffId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Bucket } from '#server/platform/media/media-store.ts';
import { type MediaUser, unused } from './unused.sql.ts';
import { mediaUploads } from './uploads.table.ts';

type NewUpload = { bucket: Bucket; filesOf: (name: string) => string[]; bytes: number };
export type ClaimedUpload = { bucket: Bucket; name: string; files: string[] };

const claimed = { bucket: mediaUploads.bucket, name: mediaUploads.name, files: mediaUploads.files };

/** Takes the name of this millisecond, or of the next that nobody took: the database is the judge, for all processes. */
export async function claimName(
  db: Database,
  staffId: StaffId,
  { bucket, filesOf, bytes, now }: NewUpload & { now: Date },
): Promise<ClaimedUpload> {
  for (let time = now.getTime(); ; time++) {
    const name = String(time);
    const [row] = await db
      .insert(mediaUploads)
      .values({ bucket, name, files: filesOf(name), bytes, userId: staffId, createdAt: now })
      .onConflictDoNothing()
      .returning(claimed);
    if (row) return row;
  }
}

const isUpload = ({ bucket, name }: Pick<ClaimedUpload, 'bucket' | 'name'>) =>
  and(eq(mediaUploads.bucket, bucket), eq(mediaUploads.name, name));

export async function nameAddress(db: Database, upload: ClaimedUpload, url: string): Promise<void> {
  await db.update(mediaUploads).set({ url }).where(isUpload(upload));
}

export async function dropClaim(db: Database, upload: ClaimedUpload): Promise<void> {
  await db.delete(mediaUploads).where(isUpload(upload));
}

export async function abandonedBefore(db: Database, before: Date, users: readonly MediaUser[]) {
  return db
    .select(claimed)
    .from(mediaUploads)
    .where(and(sql`${mediaUploads.createdAt} < ${before.toISOString()}`, unused(users)));
}

/** Undefined when somebody took it up in the meantime. */
export async function dropIfUnused(db: Database, upload: ClaimedUpload, users: readonly MediaUser[]) {
  const [row] = await db
    .delete(mediaUploads)
    .where(and(isUpload(upload), unused(users)))
    .returning(claimed);
  return row;
}
