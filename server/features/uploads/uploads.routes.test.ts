import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMediaStore } from '#server/platform/media/open-media-store.ts';
import { pictureSources } from '#server/platform/media/picture-name.ts';
import { actsOf } from '#tests/support/acts.ts';
import { mp3, mp4, photo, photoWithPlace, wav } from '#tests/support/media-files.ts';
import { startS3Server } from '#tests/support/s3-server.ts';
import { type StaffUploads, startStaffUploads } from '#tests/support/staff-uploads.ts';
import { mediaUploads } from './uploads.table.ts';

let desk: StaffUploads;

describe.each(['disk', 'S3'] as const)('with files kept on %s, an upload', (kind) => {
  let s3: Awaited<ReturnType<typeof startS3Server>>;
  beforeAll(async () => {
    s3 = await startS3Server();
    desk = await startStaffUploads(kind === 'S3' ? await openMediaStore('', s3.settings) : undefined);
  });
  afterAll(async () => {
    s3.stop();
    await desk.colo.close();
  });
  beforeEach(() => desk.colo.clock.pass({ minutes: 1 }));

  const bytesAt = async (url: string) => Buffer.from(await (await desk.app.request(url)).arrayBuffer());

  it('of a picture is served in every size and format, named by the time', async () => {
    const response = await desk.send('image', await photo(1200, 900).jpeg().toBuffer());
    expect(response.status).toBe(200);
    const answer = await response.json();
    const time = desk.colo.clock.now().getTime();
    expect(answer).toEqual({
      url: `/media/post-images/${time}-w960.webp`,
      width: 960,
      height: 720,
      widths: [320, 640, 960],
    });
    const addresses = pictureSources(answer.url, answer.widths).flatMap(({ srcset }) => srcset.split(', '));
    expect(addresses).toHaveLength(6);
    for (const address of addresses) {
      const [url = '', width] = address.split(' ');
      const served = await desk.app.request(url);
      expect(served.headers.get('Cache-Control')).toBe('public, max-age=3600');
      expect(`${(await sharp(await served.arrayBuffer()).metadata()).width}w`).toBe(width);
    }
  });

  it('of a photo tells nobody where it was taken', async () => {
    const original = await photoWithPlace();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const { url } = await (await desk.send('image', original)).json();
    const stored = await bytesAt(url);
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    expect(stored.includes('Secret camera')).toBe(false);
  });

  it.each([
    ['mp3', 'audio/mpeg', mp3(), 10],
    ['wav', 'audio/wav', wav(), 2],
    ['m4a', 'audio/mp4', mp4('M4A '), 3],
    ['m4a', 'audio/mp4', mp4('mp42'), 3],
  ])('of an audio is kept to the byte, with its duration: %s', async (extension, type, sound, seconds) => {
    const response = await desk.send('audio', sound, { 'Content-Type': 'application/x-msdownload' });
    expect(await response.json()).toEqual({
      url: `/media/post-audio/${desk.colo.clock.now().getTime()}.${extension}`,
      durationSeconds: seconds,
    });
    const served = await desk.app.request(
      `/media/post-audio/${desk.colo.clock.now().getTime()}.${extension}`,
    );
    expect(served.headers.get('Content-Type')).toBe(type);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(sound);
  });

  it('in the same millisecond as another has a name of its own', async () => {
    const answers = await Promise.all(
      [8, 9, 10].map(async (frames) => (await desk.send('audio', mp3(frames))).json()),
    );
    const urls = answers.map(({ url }) => url as string);
    expect(new Set(urls).size).toBe(3);
    expect((await Promise.all(urls.map(bytesAt))).map((sound) => sound.length / 417)).toEqual([8, 9, 10]);
  });

  it('leaves nothing behind on its way in', async () => {
    expect(await desk.lying()).toEqual([]);
  });
});

describe('what is written down of an upload', () => {
  beforeAll(async () => {
    desk = await startStaffUploads();
  });
  afterAll(() => desk.colo.close());

  it('is who sent what, and when', async () => {
    const { db } = desk.services;
    const picture = await (await desk.send('image', await photo(500, 400).png().toBuffer())).json();
    const audio = await (await desk.send('audio', mp3())).json();
    const rows = await actsOf(desk).read();
    expect(rows.map(({ action, actorEmail, subject }) => [action, actorEmail, subject])).toEqual([
      ['image_uploaded', desk.email, picture.url],
      ['audio_uploaded', desk.email, audio.url],
    ]);
    expect(rows[0]?.at).toEqual(desk.colo.clock.now());
    const uploads = await db.select().from(mediaUploads);
    expect(Object.fromEntries(uploads.map(({ url, files }) => [url, files.length]))).toEqual({
      [picture.url]: 4,
      [audio.url]: 1,
    });
  });

  it('is nothing, and no file stays, when the store fails half way', async () => {
    const { db, media } = desk.services;
    const written = actsOf(desk);
    await written.begin();
    await db.delete(mediaUploads);
    const put = media.put;
    const stored: string[] = [];
    media.put = async (bucket, name, ...rest) => {
      if (stored.length === 3) throw new Error('the disk is full');
      stored.push(name);
      return put(bucket, name, ...rest);
    };
    expect((await desk.send('image', await photo().jpeg().toBuffer())).status).toBe(500);
    media.put = put;
    expect(stored).toHaveLength(3);
    for (const name of stored) expect(await media.describe('post-images', name)).toBeUndefined();
    expect([(await written.read()).length, await db.$count(mediaUploads)]).toEqual([0, 0]);
  });

  it('is nothing for a mother or a visitor, whose file is not even read', async () => {
    const mother = await desk.colo.signedIn('ana@exemplo.test');
    for (const [cookie, status] of [
      [mother.cookie() ?? '', 403],
      ['', 401],
    ] as const) {
      let pulled = 0;
      const body = new ReadableStream(
        { pull: (controller) => void controller.enqueue(mp3(++pulled)) },
        { highWaterMark: 0 },
      );
      const response = await desk.send('audio', body, { Cookie: cookie });
      expect([response.status, pulled]).toEqual([status, 0]);
    }
    expect(await desk.services.db.$count(mediaUploads)).toBe(0);
  });
});
