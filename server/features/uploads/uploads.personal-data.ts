import { and, eq } from 'drizzle-orm';
import { ownRows, type PersonalData } from '#server/features/access/personal-data.ts';
import type { UserId } from '#server/features/access/viewer.ts';
import { type MediaUser, unused } from './unused.sql.ts';
import { mediaUploads } from './uploads.table.ts';

/** What she sent in as staff. With her goes what no article shows; the rest has become the article's. */
export const uploadData = (namedWithout: (leaver: UserId) => readonly MediaUser[]): PersonalData => ({
  ...ownRows(mediaUploads, {
    columns: ['bucket', 'name', 'url', 'files', 'bytes', 'createdAt'],
    inOrder: ['createdAt', 'bucket', 'name'],
  }),
  files: async (db, { userId }) => {
    const uploads = await db
      .select({ bucket: mediaUploads.bucket, files: mediaUploads.files })
      .from(mediaUploads)
      .where(and(eq(mediaUploads.userId, userId), unused(namedWithout(userId))));
    return uploads.flatMap(({ bucket, files }) => files.map((name) => ({ bucket, name })));
  },
});
