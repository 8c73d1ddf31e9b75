import { Readable } from 'node:stream';
import type { Bucket, MediaStore } from './media-store.ts';
import { type PictureFormat, pictureFileName, pictureFormats } from './picture-name.ts';

/** A phone's card, a phone's full width at its density, and a desk's. */
const wantedWidths = [320, 640, 960];

/** A picture that claims more than so many pixels is an attack or a mistake. */
export const pictureLimits = { pixels: 50_000_000, seconds: 20 };

type Rendition = { width: number; format: PictureFormat; bytes: Buffer };
export type Pictures = { width: number; height: number; widths: number[]; renditions: Rendition[] };

/** Of several at once each would hold its pixels in memory, beside people who are reading. */
let last: Promise<unknown> = Promise.resolve();

/** One picture at a time: the next is begun when the one before it is made, or was none. */
export function inPictureTurn<Made>(make: () => Promise<Made>): Promise<Made> {
  const made = last.then(make);
  last = made.catch(() => undefined);
  return made;
}

export const makePictures = (input: Uint8Array): Promise<Pictures> =>
  inPictureTurn(() => renditionsOf(input));

/**
 * The picture in each width up to its own and in each format, upright and without metadata: no place and no camera
 * leaves with it. Throws for what is no picture.
 */
async function renditionsOf(input: Uint8Array): Promise<Pictures> {
  const sharp = await loadSharp();
  const read = () => sharp(input, { limitInputPixels: pictureLimits.pixels, failOn: 'error' }).autoOrient();
  const { autoOrient } = await read().metadata();
  const widths = [...new Set(wantedWidths.map((width) => Math.min(width, autoOrient.width)))];
  const renditions: Rendition[] = [];
  let height = autoOrient.height;
  for (const width of widths) {
    for (const format of pictureFormats) {
      const resized = read().resize({ width }).timeout({ seconds: pictureLimits.seconds });
      // AVIF with more effort takes ten times as long for a tenth of the bytes.
      const encoded =
        format.extension === 'avif'
          ? resized.avif({ quality: 55, effort: 0 })
          : resized.webp({ quality: 78 });
      const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
      renditions.push({ width, format, bytes: data });
      height = info.height;
    }
  }
  return { width: widths.at(-1) ?? autoOrient.width, height, widths, renditions };
}

/** Stores every rendition and tells the address of the largest WebP, after which the others are named. */
export async function storePictures(
  media: MediaStore,
  { bucket, name, pictures }: { bucket: Bucket; name: string; pictures: Pictures },
): Promise<string> {
  let largest = '';
  for (const { width, format, bytes } of pictures.renditions) {
    const file = pictureFileName(name, width, format);
    await media.put(bucket, file, {
      body: Readable.from([bytes]),
      size: bytes.length,
      contentType: format.type,
    });
    if (format.extension === 'webp') largest = `/media/${bucket}/${file}`;
  }
  return largest;
}

/** How large a stored picture is. */
export async function measurePicture(file: Readable): Promise<{ width: number; height: number }> {
  const sharp = await loadSharp();
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk as Buffer);
  const { width, height } = await sharp(Buffer.concat(chunks)).metadata();
  return { width, height };
}

/** Loaded with the first picture: its library takes memory that most processes never need. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // On one core, and nothing kept: this happens rarely.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
