import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { maxImageBytes } from '#shared/uploads/uploads.schema.ts';
import { actsOf } from '#tests/support/acts.ts';
import { decompressionBomb, mp3, mp4, photo, wav } from '#tests/support/media-files.ts';
import { type StaffUploads, startStaffUploads } from '#tests/support/staff-uploads.ts';
import { mediaUploads } from './uploads.table.ts';

let desk: StaffUploads;
let cutJpeg: Buffer;
let cutMp3: Buffer;
beforeAll(async () => {
  desk = await startStaffUploads();
  const jpeg = await photo().jpeg().toBuffer();
  cutJpeg = jpeg.subarray(0, jpeg.length / 2);
  cutMp3 = Buffer.concat([mp3(1).subarray(0, 8), Buffer.alloc(5000, 7)]);
});
afterAll(() => desk.colo.close());

/** Whatever was refused, nothing of it stays. */
afterEach(async () => {
  const { db } = desk.services;
  expect([await db.$count(mediaUploads), (await actsOf(desk).read()).length]).toEqual([0, 0]);
  await vi.waitFor(async () => expect(await desk.lying()).toEqual([]));
});

const script = '<script>fetch("/api/my-data")</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`;
const elf = Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(500)]);
const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500), Buffer.from('PE\0\0')]);

describe('refused with a sentence', () => {
  it.each<[string, 'image' | 'audio', () => Uint8Array, string]>([
    ['an executable called photo.jpg', 'image', () => exe, 'upload_unreadable'],
    ['an executable called song.mp3', 'audio', () => elf, 'upload_unreadable'],
    ['a drawing that carries a script', 'image', () => Buffer.from(svg), 'upload_unreadable'],
    [
      'the same behind an XML header',
      'image',
      () => Buffer.from(`<?xml version="1.0"?>${svg}`),
      'upload_unreadable',
    ],
    ['a drawing without a script', 'image', () => Buffer.from(svg.replace(script, '')), 'upload_unreadable'],
    ['a page', 'image', () => Buffer.from(`<!doctype html>${script}`), 'upload_unreadable'],
    ['half a JPEG', 'image', () => cutJpeg, 'upload_unreadable'],
    ['the first bytes of a PNG', 'image', () => decompressionBomb().subarray(0, 30), 'upload_unreadable'],
    ['an audio sent as a picture', 'image', () => mp3(), 'upload_unreadable'],
    ['a picture of 900 million pixels', 'image', () => decompressionBomb(), 'too_large'],
    ['a picture of no bytes', 'image', () => new Uint8Array(), 'upload_empty'],
    ['an audio of no bytes', 'audio', () => new Uint8Array(), 'upload_empty'],
    ['a picture sent as an audio', 'audio', () => decompressionBomb(100), 'upload_unreadable'],
    ['noise that begins like an MP3', 'audio', () => cutMp3, 'upload_unreadable'],
    ['a WAV that ends in its header', 'audio', () => wav().subarray(0, 30), 'upload_unreadable'],
    ['an M4A without sound', 'audio', () => mp4('M4A ').subarray(0, 24), 'upload_unreadable'],
    ['a film', 'audio', () => mp4('mp42', { film: true }), 'upload_unreadable'],
    ['a byte too many', 'image', () => new Uint8Array(maxImageBytes + 1), 'too_large'],
  ])('is %s', async (_name, kind, body, code) => {
    const type = kind === 'image' ? 'image/jpeg' : 'audio/mpeg';
    const response = await desk.send(kind, body(), { 'Content-Type': type });
    const { error } = await response.json();
    expect([error.code, response.status < 500]).toEqual([code, true]);
    expect(error.message).toMatch(/^[A-Z].*\.$/);
  });

  it('is a kind that does not exist', async () => {
    const response = await desk.send('video' as 'audio', mp3(10));
    expect(response.status).toBe(400);
  });
});

const endless = () => {
  const seen = { bytes: 0 };
  const body = new ReadableStream(
    {
      pull: (controller) => {
        seen.bytes += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    },
    { highWaterMark: 0 },
  );
  return { seen, body };
};

describe('two gigabytes', () => {
  it('announced are refused before the first byte is read', async () => {
    const { seen, body } = endless();
    const response = await desk.send('audio', body, { 'Content-Length': '2000000000' });
    expect([response.status, seen.bytes]).toEqual([413, 0]);
  });

  it('not announced are stopped at the limit', async () => {
    const { seen, body } = endless();
    const response = await desk.send('image', body);
    expect([response.status, (await response.json()).error.code]).toEqual([413, 'too_large']);
    expect(seen.bytes).toBeLessThanOrEqual(maxImageBytes + 2 * 65_536);
  });

  it('do not come in through an import either', async () => {
    const { seen, body } = endless();
    const response = await desk.app.request('/api/admin/uploads/image/import', {
      method: 'POST',
      headers: { ...desk.headers, 'Content-Type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(seen.bytes).toBeLessThan(200_000);
  });
});

describe('over a real connection', () => {
  let server: ReturnType<typeof serve>;
  let port: number;
  beforeAll(async () => {
    server = serve({ fetch: desk.app.fetch, port: 0, hostname: '127.0.0.1' });
    await new Promise((resolve) => server.once('listening', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const start = () =>
    request({ port, path: '/api/admin/uploads/image', method: 'POST', headers: desk.headers, agent: false });

  it('who sends without end hears why it was stopped', async () => {
    const upload = start();
    const status = await new Promise<number | undefined>((resolve, reject) => {
      upload.on('response', (response) => resolve(response.statusCode)).on('error', reject);
      const more = () => {
        while (!upload.destroyed && upload.write(Buffer.alloc(65_536)));
      };
      upload.on('drain', more);
      more();
    });
    upload.destroy();
    expect(status).toBe(413);
  });

  it('who cancels half way leaves nothing', async () => {
    const upload = start().on('error', () => undefined);
    upload.write(cutJpeg);
    await vi.waitFor(async () => expect(await desk.lying()).toHaveLength(1));
    upload.destroy();
    await vi.waitFor(async () => expect(await desk.lying()).toEqual([]));
  });
});
