import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onError } from '#server/platform/http/on-error.ts';
import { createSafeFetch } from '#server/platform/media/safe-fetch.ts';
import { mp3, photo } from '#tests/support/media-files.ts';
import { type StaffUploads, startStaffUploads } from '#tests/support/staff-uploads.ts';
import { uploadRoutes } from './uploads.routes.ts';

let desk: StaffUploads;
let far: Server;
let origin: string;
let calls: string[];

/** The same routes, allowed to fetch from this machine: no setting of Colo's own can do that. */
let lenient: Hono;

beforeAll(async () => {
  desk = await startStaffUploads();
  const files: Record<string, Buffer> = {
    '/photo': await photo().jpeg().toBuffer(),
    '/song.mp3': mp3(),
    '/photo.jpg': Buffer.from('MZ this is a program'),
    '/empty.jpg': Buffer.alloc(0),
  };
  calls = [];
  far = createServer((request, response) => {
    const path = request.url ?? '';
    calls.push(path);
    if (path === '/endless') {
      const timer = setInterval(() => response.write(Buffer.alloc(1_000_000)), 1);
      response.on('close', () => clearInterval(timer));
    } else response.end(files[path]);
  });
  await new Promise<void>((resolve) => far.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(far.address() as AddressInfo).port}`;
  const fetchSafely = createSafeFetch({ allows: () => true, allowsPort: () => true });
  lenient = new Hono().route('/api/admin/uploads', uploadRoutes(desk.services, fetchSafely));
  lenient.onError(onError(desk.services.log));
});
afterAll(async () => {
  far.close().closeAllConnections();
  await desk.colo.close();
});

const bring = (app: Pick<Hono, 'request'>, kind: string, address: string) =>
  app.request(`/api/admin/uploads/${kind}/import`, {
    method: 'POST',
    headers: { ...desk.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ address }),
  });

it('a pasted address is fetched once, into our own store', async () => {
  const picture = await (await bring(lenient, 'image', `${origin}/photo`)).json();
  expect(picture.url).toMatch(/^\/media\/post-images\/\d{13}-w800\.webp$/);
  expect((await desk.app.request(picture.url)).status).toBe(200);
  const audio = await (await bring(lenient, 'audio', `${origin}/song.mp3`)).json();
  expect(audio).toMatchObject({ durationSeconds: 10 });
  expect(calls).toEqual(['/photo', '/song.mp3']);
});

it.each([
  ['/photo.jpg', 'upload_unreadable'],
  ['/empty.jpg', 'upload_empty'],
  ['/endless', 'too_large'],
])('what is found there is judged as strictly as a file: %s', async (path, code) => {
  const response = await bring(lenient, 'image', origin + path);
  expect((await response.json()).error.code).toBe(code);
  expect(await desk.lying()).toEqual([]);
});

it('an address inside the network, or none at all, is refused and never fetched', async () => {
  calls.length = 0;
  for (const address of [
    `${origin}/photo`,
    origin.replace('127.0.0.1', 'localhost'),
    origin.replace('127.0.0.1', '0x7f.1'),
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'file:///etc/passwd',
    'ftp://exemplo.test/foto.jpg',
    'uma foto',
    '',
  ]) {
    const response = await bring(desk.app, 'image', address);
    expect([address, response.status, (await response.json()).error.code]).toEqual([
      address,
      400,
      'address_refused',
    ]);
  }
  expect(calls).toEqual([]);
});

it('only staff may have Colo fetch something', async () => {
  const mother = await desk.colo.signedIn('ana@exemplo.test');
  const response = await mother.post('/api/admin/uploads/image/import', { address: `${origin}/photo` });
  expect([response.status, calls.length]).toEqual([403, 0]);
});
