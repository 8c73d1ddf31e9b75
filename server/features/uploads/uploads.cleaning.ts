import { incomingFolder } from '#server/folders.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { MediaStore } from '#server/platform/media/media-store.ts';
import { forgetLeftFiles } from '#server/platform/media/receive-file.ts';
import type { Services } from '#server/services.ts';
import { abandonedBefore, dropIfUnused } from './uploads.repository.ts';
import { type MediaUser, mediaUsers } from './uploads.usage.ts';

const dayMs = 24 * 60 * 60 * 1000;

type Cleaner = Pick<Services, 'db' | 'clock' | 'media' | 'env'>;

/** What was sent in a day ago or more, and no article took up. */
export async function cleanUploads({ db, clock, media, env }: Cleaner): Promise<void> {
  const now = clock.now();
  await forgetAbandonedUploads(db, media, now, mediaUsers);
  await forgetLeftFiles(incomingFolder(env), now);
}

export async function forgetAbandonedUploads(
  db: Database,
  media: MediaStore,
  now: Date,
  users: MediaUser[],
): Promise<void> {
  for (const upload of await abandonedBefore(db, new Date(now.getTime() - dayMs), users)) {
    // The row goes with its files or not at all: a store that fails now is tried again by the next sweep.
    await db.transaction(async (transaction) => {
      const dropped = await dropIfUnused(transaction, upload, users);
      for (const file of dropped?.files ?? []) await media.remove(upload.bucket, file);
    });
  }
}
