import { incomingFolder } from '#server/folders.ts';
import { forgetLeftFiles } from '#server/platform/media/receive-file.ts';
import type { Services } from '#server/services.ts';
import type { MediaUser } from './unused.sql.ts';
import { abandonedBefore, dropIfUnused } from './uploads.repository.ts';

const dayMs = 24 * 60 * 60 * 1000;

type Cleaner = Pick<Services, 'db' | 'clock' | 'media' | 'env' | 'log' | 'mediaUsers'>;

/** What was sent in a day ago or more, and no article took up. */
export async function cleanUploads({ db, clock, media, env, log, mediaUsers }: Cleaner): Promise<void> {
  const now = clock.now();
  try {
    await forgetAbandonedUploads({ db, media, log }, now, mediaUsers);
  } finally {
    await forgetLeftFiles(incomingFolder(env), now);
  }
}

export async function forgetAbandonedUploads(
  { db, media, log }: Pick<Services, 'db' | 'media' | 'log'>,
  now: Date,
  users: readonly MediaUser[],
): Promise<void> {
  for (const upload of await abandonedBefore(db, new Date(now.getTime() - dayMs), users)) {
    // The row goes with its files or not at all: what fails now is tried again by the next sweep, and stops no other.
    try {
      await db.transaction(async (transaction) => {
        const dropped = await dropIfUnused(transaction, upload, users);
        for (const file of dropped?.files ?? []) await media.remove(upload.bucket, file);
      });
    } catch (error) {
      log.error({ err: error, bucket: upload.bucket, name: upload.name }, 'an upload could not be removed');
    }
  }
}
