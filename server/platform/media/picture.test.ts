import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MediaStore } from './media-store.ts';
import { openMediaStore } from './open-media-store.ts';
import { makePictures, storePictures } from './picture.ts';
import { pictureSources } from './picture-name.ts';

let folder: string;
let media: MediaStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colo-pictures-'));
  media = await openMediaStore(folder, undefined);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" width="960" height="540"><rect width="960" height="540" fill="#f7e1d7"/></svg>',
);
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b5533c' } });

describe('a picture', () => {
  it('waits for the one before it, also when that was none', async () => {
    const inputs = [1, 2, 3].map((n) =>
      photo(800 + n, 600)
        .png()
        .toBuffer(),
    );
    const [one, two, three] = await Promise.all(inputs);
    const broken = makePictures(Buffer.from('no picture'));
    const made = Promise.all([one, two, three].map((input) => makePictures(input ?? drawing)));
    let isDone = false;
    const done = made.finally(() => {
      isDone = true;
    });
    await expect(broken).rejects.toThrow();
    let atOnce = 0;
    while (!isDone) {
      atOnce = Math.max(atOnce, sharp.counters().process);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await done).map(({ widths }) => widths.at(-1))).toEqual([801, 802, 803]);
    expect(atOnce).toBe(1);
  });

  it('is made in every width and both formats, with its dimensions known', async () => {
    const pictures = await makePictures(drawing);
    expect(pictures).toMatchObject({ width: 960, height: 540, widths: [320, 640, 960] });
    const seen = await Promise.all(
      pictures.renditions.map(async ({ bytes }) => {
        const { width, height, format, compression } = await sharp(bytes).metadata();
        return `${width}x${height} ${compression ?? format}`;
      }),
    );
    expect(seen).toEqual([
      '320x180 av1',
      '320x180 webp',
      '640x360 av1',
      '640x360 webp',
      '960x540 av1',
      '960x540 webp',
    ]);
  });

  it('is never enlarged', async () => {
    const pictures = await makePictures(await photo(500, 400).png().toBuffer());
    expect(pictures).toMatchObject({ width: 500, height: 400, widths: [320, 500] });
    expect((await makePictures(await photo(100, 50).png().toBuffer())).widths).toEqual([100]);
  });

  it('stands upright and tells neither camera nor place', async () => {
    const sideways = await photo(800, 400)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Make: 'Secret camera' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(sideways.includes('Secret camera')).toBe(true);
    const pictures = await makePictures(sideways);
    expect(pictures).toMatchObject({ width: 400, height: 800 });
    for (const { bytes } of pictures.renditions) {
      const { exif, icc, xmp, orientation } = await sharp(bytes).metadata();
      expect({ exif, icc, xmp, orientation }).toEqual({});
      expect(bytes.includes('Secret camera')).toBe(false);
    }
  });

  it('that is none is refused', async () => {
    await expect(makePictures(Buffer.from('not a picture'))).rejects.toThrow();
    await expect(
      makePictures(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>')),
    ).rejects.toThrow();
  });

  it('is stored under names that a page can tell from the address of the largest', async () => {
    const pictures = await makePictures(drawing);
    const url = await storePictures(media, { bucket: 'post-images', name: 'capa', pictures });
    expect(url).toBe('/media/post-images/capa-w960.webp');
    const sources = pictureSources(url, pictures.widths);
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    const addresses = sources.flatMap(({ srcset }) =>
      srcset.split(', ').map((one) => one.split(' ')[0] ?? ''),
    );
    expect(addresses).toHaveLength(6);
    for (const address of addresses) {
      expect(await media.describe('post-images', address.split('/').at(-1) ?? ''), address).toBeDefined();
    }
  });

  it('from elsewhere is offered as it is', () => {
    expect(pictureSources('/media/post-images/1700000000000.webp', [320])).toEqual([]);
    expect(pictureSources('https://elsewhere.test/a-w960.webp', [960])).toEqual([]);
  });
});
