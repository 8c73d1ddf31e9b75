import { inPictureTurn, loadSharp, pictureLimits } from './picture.ts';

export type Rendition = { width: number; height: number; bytes: Buffer };

/**
 * A photo drawn anew, upright, no larger than it is and no longer on any side than told: whatever its file said of camera,
 * place or person is not drawn along. Throws for what is no picture.
 */
export function makePhoto<Size extends string>(
  input: Uint8Array,
  sides: Record<Size, number>,
): Promise<Record<Size, Rendition>> {
  return inPictureTurn(async () => {
    const sharp = await loadSharp();
    const made: Partial<Record<Size, Rendition>> = {};
    for (const size of Object.keys(sides) as Size[]) {
      const { data, info } = await sharp(input, { limitInputPixels: pictureLimits.pixels, failOn: 'error' })
        .autoOrient()
        .resize({ width: sides[size], height: sides[size], fit: 'inside', withoutEnlargement: true })
        .timeout({ seconds: pictureLimits.seconds })
        .webp({ quality: 80 })
        .toBuffer({ resolveWithObject: true });
      made[size] = { width: info.width, height: info.height, bytes: data };
    }
    return made as Record<Size, Rendition>;
  });
}

/** It claims more pixels than any picture that is taken in. */
export const isPixelLimit = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('pixel limit');
