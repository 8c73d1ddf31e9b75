import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let colo: TestApp;
const sound = Buffer.from('0123456789'.repeat(100));
beforeAll(async () => {
  colo = await startTestApp();
  await colo.services.media.put('post-audio', '1700000000000.mp3', {
    body: Readable.from([sound]),
    size: sound.length,
    contentType: 'audio/mpeg',
  });
});
afterAll(() => colo.close());

const address = '/media/post-audio/1700000000000.mp3';

it('hands out a file by its public address', async () => {
  const response = await colo.browser().get(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('audio/mpeg');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
  expect(Buffer.from(await response.arrayBuffer())).toEqual(sound);
});

it.each([
  ['bytes=0-9', 'bytes 0-9/1000', '0123456789'],
  ['bytes=995-', 'bytes 995-999/1000', '56789'],
  ['bytes=-3', 'bytes 997-999/1000', '789'],
  ['bytes=990-5000', 'bytes 990-999/1000', '0123456789'],
])('lets a player jump into an audio: %s', async (range, described, content) => {
  const response = await colo.browser().get(address, { headers: { Range: range } });
  expect(response.status).toBe(206);
  expect(response.headers.get('Content-Range')).toBe(described);
  expect(await response.text()).toBe(content);
});

it('says so when the jump leads beyond the end', async () => {
  const response = await colo.browser().get(address, { headers: { Range: 'bytes=1000-' } });
  expect([response.status, response.headers.get('Content-Range')]).toEqual([416, 'bytes */1000']);
});

it('sends nothing again to who has it', async () => {
  const tag = (await colo.browser().get(address)).headers.get('ETag') ?? '';
  expect((await colo.browser().get(address, { headers: { 'If-None-Match': tag } })).status).toBe(304);
});

it('knows only its buckets and only names of files', async () => {
  for (const path of [
    '/media/other/a.mp3',
    '/media/post-audio/..%2fsecret',
    '/media/post-audio/a.html',
    '/media/post-audio/gone.mp3',
  ]) {
    expect((await colo.browser().get(path)).status, path).toBeGreaterThanOrEqual(400);
    expect((await colo.browser().get(path)).status, path).toBeLessThan(500);
  }
});

it('forgets a file that was removed', async () => {
  await colo.services.media.put('post-images', 'gone.webp', {
    body: Readable.from(['x']),
    size: 1,
    contentType: 'image/webp',
  });
  await colo.services.media.remove('post-images', 'gone.webp');
  expect((await colo.browser().get('/media/post-images/gone.webp')).status).toBe(404);
});
