import { Readable } from 'node:stream';
import type { Bucket, MediaStore } from '#server/platform/media/media-store.ts';
import type { Rendition } from '#server/platform/media/photo.ts';
import { type PhotoSize, photoSizes } from '#shared/photos/photos.schema.ts';

export const photoBucket = 'family-photos' satisfies Bucket;
export const photoType = 'image/webp';

export const photoFile = (file: string, size: PhotoSize): string => `${file}-${size}.webp`;

export async function putPhotoFiles(
  media: MediaStore,
  file: string,
  made: Record<PhotoSize, Rendition>,
): Promise<void> {
  for (const size of photoSizes) {
    const { bytes } = made[size];
    await media.put(photoBucket, photoFile(file, size), {
      body: Readable.from([bytes]),
      size: bytes.length,
      contentType: photoType,
    });
  }
}

export async function removePhotoFiles(media: MediaStore, file: string): Promise<void> {
  for (const size of photoSizes) await media.remove(photoBucket, photoFile(file, size));
}
