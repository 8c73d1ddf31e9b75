import { maxPhotoSide } from '#shared/photos/photos.schema.ts';

/**
 * The photo drawn anew, no larger than it is kept: where and with what it was taken does not leave her phone. Rejects what
 * this browser cannot draw.
 */
export async function redrawPhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, maxPhotoSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve, reject) => {
    const hand = (made: Blob | null) => (made ? resolve(made) : reject(new Error('The photo was not drawn')));
    canvas.toBlob(hand, 'image/jpeg', 0.85);
  });
}
