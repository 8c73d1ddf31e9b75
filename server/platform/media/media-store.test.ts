import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3Server } from '#tests/support/s3-server.ts';
import { mediaRoutes } from './media.routes.ts';
import type { MediaStore } from './media-store.ts';
import { openMediaStore } from './open-media-store.ts';

const sound = Buffer.from('0123456789'.repeat(50_000));
const inPieces = (body: Buffer) =>
  Readable.from((body.toString().match(/.{1,65536}/g) ?? []).map((piece) => Buffer.from(piece)));

let folder: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colo-media-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  s3.stop();
  await rm(folder, { recursive: true, force: true });
});

describe.each(['disk', 'S3'] as const)('media kept on %s', (kind) => {
  let media: MediaStore;
  beforeAll(async () => {
    media = await openMediaStore(folder, kind === 'S3' ? s3.settings : undefined);
    await media.put('post-audio', 'a.mp3', {
      body: inPieces(sound),
      size: sound.length,
      contentType: 'audio/mpeg',
    });
  });

  it('comes back as it was given, whole and in ranges', async () => {
    expect((await media.describe('post-audio', 'a.mp3'))?.size).toBe(sound.length);
    expect(await buffer(await media.read('post-audio', 'a.mp3'))).toEqual(sound);
    const part = await media.read('post-audio', 'a.mp3', { start: 12, end: 15 });
    expect((await buffer(part)).toString()).toBe('2345');
  });

  it('comes from a file as well, and not from one that is missing', async () => {
    const path = join(folder, 'incoming');
    await writeFile(path, sound, { mode: 0o600 });
    await media.putFile('post-audio', 'file.mp3', { path, size: sound.length, contentType: 'audio/mpeg' });
    expect(await buffer(await media.read('post-audio', 'file.mp3'))).toEqual(sound);
    await media.remove('post-audio', 'file.mp3');
    const missing = media.putFile('post-audio', 'file.mp3', {
      path: join(folder, 'none'),
      size: 5,
      contentType: 'audio/mpeg',
    });
    await expect(missing).rejects.toThrow();
    expect(await media.describe('post-audio', 'file.mp3')).toBeUndefined();
  });

  it('is served to readers by its public address, and lets a player jump', async () => {
    const readers = new Hono().route('/media', mediaRoutes(media));
    const whole = await readers.request('/media/post-audio/a.mp3');
    expect(whole.headers.get('Cache-Control')).toBe('public, max-age=3600');
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(sound);
    const part = await readers.request('/media/post-audio/a.mp3', { headers: { Range: 'bytes=-5' } });
    expect([part.status, await part.text()]).toEqual([206, '56789']);
    expect(part.headers.get('Content-Range')).toBe(`bytes 499995-499999/${sound.length}`);
  });

  it('is not there before it was given, nor after it was removed, and removing twice is no error', async () => {
    expect(await media.describe('post-audio', 'never.mp3')).toBeUndefined();
    await media.put('post-images', 'b.webp', {
      body: inPieces(sound),
      size: sound.length,
      contentType: 'image/webp',
    });
    await media.remove('post-images', 'b.webp');
    expect(await media.describe('post-images', 'b.webp')).toBeUndefined();
    await media.remove('post-images', 'b.webp');
  });

  it('is one or the other, whole, when two give it at once', async () => {
    const [short, long] = [sound.subarray(0, 100_000), Buffer.from('x'.repeat(300_000))];
    const give = (body: Buffer) =>
      media.put('post-images', 'e.webp', {
        body: inPieces(body),
        size: body.length,
        contentType: 'image/webp',
      });
    await Promise.all([give(long), give(short), give(long)]);
    const kept = await buffer(await media.read('post-images', 'e.webp'));
    expect(kept.equals(short) || kept.equals(long)).toBe(true);
    await media.remove('post-images', 'e.webp');
  });

  it('is not there when it arrived only in part', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(65_536);
        throw new Error('cut');
      })(),
    );
    await expect(
      media.put('post-audio', 'c.mp3', { body: broken, size: sound.length, contentType: 'audio/mpeg' }),
    ).rejects.toThrow();
    expect(await media.describe('post-audio', 'c.mp3')).toBeUndefined();
    if (kind === 'disk') expect(await readdir(join(folder, 'post-audio'))).toEqual(['a.mp3']);
  });
});

it('an S3 store with the wrong secret takes and hands out nothing', async () => {
  const stranger = await openMediaStore(folder, { ...s3.settings, secretAccessKey: 'wrong' });
  const sent = stranger.put('post-audio', 'd.mp3', {
    body: inPieces(sound),
    size: sound.length,
    contentType: 'audio/mpeg',
  });
  await expect(sent).rejects.toThrow('SignatureDoesNotMatch');
  await expect(stranger.read('post-audio', 'a.mp3')).rejects.toThrow();
  expect([...s3.objects.keys()]).toEqual(['post-audio/a.mp3']);
});

it('an S3 store is told the type of what it keeps', () => {
  expect(s3.objects.get('post-audio/a.mp3')?.contentType).toBe('audio/mpeg');
});
