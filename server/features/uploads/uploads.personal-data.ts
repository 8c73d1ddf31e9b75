import { and, eq } from 'drizzle-orm';
import type { PersonalData } from '#server/features/access/personal-data.ts';
import type { UserId } from '#server/features/access/viewer.ts';
import { type MediaUser, unused } from './unused.sql.ts';
import { mediaUploads } from './uploads.table.ts';

/** What she sent in as staff. With her goes what no article shows; the rest has become the article's. */
export const uploadData = (namedWithout: (leaver: UserId) => readonly MediaUser[]): PersonalData => ({
  table: 'media_uploads',
  inOrder: ['created_at', 'bucket', 'name'],
  rows: (db, { userId }) =>
    db
      .select({
        bucket: mediaUploads.bucket,
        name: mediaUploads.name,
        url: mediaUploads.url,
        files: mediaUploads.files,
        bytes: mediaUploads.bytes,
        created_at: mediaUploads.createdAt,
      })
      .from(mediaUploads)
      .where(eq(mediaUploads.userId, userId)),
  files: async (db, { userId }) => {
    const uploads = await db
      .select({ bucket: mediaUploads.bucket, files: mediaUploads.files })
      .from(mediaUploads)
      .where(and(eq(mediaUploads.userId, userId), unused(namedWithout(userId))));
    return uploads.flatMap(({ bucket, files }) => files.map((name) => ({ bucket, name })));
  },
});
