import { eq } from 'drizzle-orm';
import { mediaUploads } from '#server/features/uploads/uploads.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { MediaStore } from '#server/platform/media/media-store.ts';
import { measurePicture } from '#server/platform/media/picture.ts';

const noPhoto = { photoUrl: null, photoWidth: null, photoHeight: null, photoWidths: null };

/** What is kept of a photo that staff uploaded: its address, its size and the widths in which it was made. */
export async function photoColumns(db: Database, media: MediaStore, photoUrl: string | null) {
  if (photoUrl === null) return noPhoto;
  const [upload] = await db
    .select({ bucket: mediaUploads.bucket, files: mediaUploads.files })
    .from(mediaUploads)
    .where(eq(mediaUploads.url, photoUrl));
  if (upload?.bucket !== 'post-images')
    throw new Refusal('invalid_input', 'There is no such picture.', {
      fields: { photoUrl: 'unknown_picture' },
    });
  const { width, height } = await measurePicture(
    await media.read(upload.bucket, photoUrl.slice(photoUrl.lastIndexOf('/') + 1)),
  );
  const widths = upload.files.flatMap((name) => Number(/-w(\d+)\.webp$/.exec(name)?.[1] ?? []));
  return { photoUrl, photoWidth: width, photoHeight: height, photoWidths: widths.toSorted((a, b) => a - b) };
}
