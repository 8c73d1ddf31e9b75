import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onError } from '#server/platform/http/on-error.ts';
import { createSafeOpen } from '#server/platform/media/safe-fetch.ts';
import { addSession, subscribe } from '#tests/support/specialists.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { streamRoutes } from './stream.routes.ts';

let colo: TestApp;
let far: Server;
let origin: string;
let calls: { path: string; headers: IncomingHttpHeaders }[] = [];
/** The same routes, allowed to fetch from this machine: no setting of Colo's own can do that. */
let lenient: Hono;
let free: string;
let premium: string;

const video = Buffer.from(Array.from({ length: 5000 }, (_, n) => n % 251));
const master = ['#EXTM3U', '#EXT-X-STREAM-INF:BANDWIDTH=1', 'media/list.m3u8', ''].join('\n');
const media = [
  '#EXTM3U',
  '#EXT-X-KEY:METHOD=AES-128,URI="../key"',
  '#EXTINF:6,',
  'one.ts',
  '#EXTINF:6,',
  'http://10.0.0.1/two.ts',
].join('\n');

beforeAll(async () => {
  colo = await startTestApp();
  far = createServer((request, response) => {
    const path = request.url ?? '';
    calls.push({ path, headers: request.headers });
    const text = (body: string, type: string) => response.setHeader('Content-Type', type).end(body);
    if (path === '/v.mp4') {
      response.setHeader('Accept-Ranges', 'bytes').setHeader('Content-Type', 'video/mp4');
      const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
      if (from === undefined) return response.setHeader('Content-Length', video.length).end(video);
      if (Number(from) >= video.length)
        return response.writeHead(416, { 'Content-Range': `bytes */${video.length}` }).end();
      const end = to ? Number(to) : video.length - 1;
      response.writeHead(206, { 'Content-Range': `bytes ${from}-${end}/${video.length}` });
      return response.end(video.subarray(Number(from), end + 1));
    }
    if (path === '/hls/master.m3u8') return text(master, 'application/vnd.apple.mpegurl');
    if (path === '/moved.m3u8') return response.writeHead(302, { Location: '/hls/master.m3u8' }).end();
    if (path === '/hls/media/list.m3u8') return text(media, 'application/x-mpegURL');
    if (path === '/hls/media/one.ts') return text('segment one', 'video/mp2t');
    if (path === '/hls/key') return text('sixteen bytes ok', 'text/html');
    if (path === '/pt.vtt') return text('WEBVTT\n\n00:00.000 --> 00:01.000\nOlá', 'text/plain');
    if (path === '/page.mp4') return text('<script>alert(1)</script>', 'text/html');
    if (path === '/page.m3u8') return text('<html>', 'application/vnd.apple.mpegurl');
    if (path === '/broken.mp4') {
      response.writeHead(200, { 'Content-Length': '100', 'Content-Type': 'video/mp4' }).write('half');
      return setTimeout(() => response.destroy(), 20);
    }
    if (path === '/error.mp4') return response.writeHead(500).end();
    return response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => far.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(far.address() as AddressInfo).port}`;
  const onlyLoopback = createSafeOpen({ allows: (ip) => ip === '127.0.0.1', allowsPort: () => true });
  lenient = new Hono().route('/api/specialists/sessions', streamRoutes(colo.services, onlyLoopback));
  lenient.onError(onError(colo.services.log));
  free = (await colo.signedIn('free@exemplo.test')).cookie() ?? '';
  premium = (await colo.signedIn('premium@exemplo.test')).cookie() ?? '';
  await subscribe(colo, 'premium@exemplo.test');
});
beforeEach(() => {
  calls = [];
});
afterAll(async () => {
  far.close().closeAllConnections();
  await colo.close();
});

type Asking = { cookie?: string; headers?: Record<string, string>; method?: string };
const ask = (path: string, { cookie = free, headers = {}, method = 'GET' }: Asking = {}) =>
  lenient.request(path, { method, headers: { ...(cookie && { Cookie: cookie }), ...headers } });
const codeOf = async (response: Response) => (await response.json()).error.code;

const ended = (told: Parameters<typeof addSession>[1]) => addSession(colo, { startsIn: -120, ...told });
const streamOf = async (told: Parameters<typeof addSession>[1], which = 'video') =>
  `/api/specialists/sessions/${(await ended(told)).id}/stream/${which}`;

describe('a file', () => {
  it('passes whole, or in the range that the player asks for', async () => {
    const path = await streamOf({ videoUrl: `${origin}/v.mp4` });
    const whole = await ask(path);
    expect([whole.status, whole.headers.get('Content-Type')]).toEqual([200, 'video/mp4']);
    expect(whole.headers.get('Content-Length')).toBe('5000');
    expect(Buffer.from(await whole.arrayBuffer()).equals(video)).toBe(true);

    const part = await ask(path, { headers: { Range: 'bytes=1000-1099' } });
    expect([part.status, part.headers.get('Content-Range')]).toEqual([206, 'bytes 1000-1099/5000']);
    expect(Buffer.from(await part.arrayBuffer()).equals(video.subarray(1000, 1100))).toBe(true);

    const beyond = await ask(path, { headers: { Range: 'bytes=9000-' } });
    expect([beyond.status, beyond.headers.get('Content-Range')]).toEqual([416, 'bytes */5000']);
    expect((await ask(path, { method: 'HEAD' })).status).toBe(200);
    // Nothing of her goes along.
    for (const { headers } of calls) expect(headers.cookie).toBeUndefined();
  });

  it('from our own store passes the same way', async () => {
    const { media: store } = colo.services;
    const body = Readable.from([video]);
    await store.put('session-videos', 'amostra.mp4', { body, size: video.length, contentType: 'video/mp4' });
    const vtt = Buffer.from('WEBVTT');
    await store.put('session-videos', 'amostra.pt.vtt', {
      body: Readable.from([vtt]),
      size: vtt.length,
      contentType: 'text/vtt',
    });
    const told = {
      videoUrl: '/media/session-videos/amostra.mp4',
      captionsUrl: '/media/session-videos/amostra.pt.vtt',
    };
    const path = await streamOf(told);
    const part = await ask(path, { headers: { Range: 'bytes=-10' } });
    expect([part.status, part.headers.get('Content-Range')]).toEqual([206, 'bytes 4990-4999/5000']);
    expect(await (await ask(path.replace(/video$/, 'captions'))).text()).toBe('WEBVTT');
    // The store itself does not hand it out: what is premium would be open to all.
    expect((await colo.browser().get(told.videoUrl)).status).toBe(400);
    expect((await ask(await streamOf({ videoUrl: '/media/session-videos/../../x.mp4' }))).status).toBe(404);
    expect((await ask(await streamOf({ videoUrl: '/media/session-videos/none.mp4' }))).status).toBe(404);
  });

  it('that is really a page never shows as one at our address', async () => {
    const page = await ask(await streamOf({ videoUrl: `${origin}/page.mp4` }));
    expect(page.headers.get('Content-Type')).toBe('video/mp4');
    expect(page.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
    await page.text();
    expect(await codeOf(await ask(await streamOf({ videoUrl: `${origin}/page.m3u8` })))).toBe(
      'address_unreachable',
    );
  });

  it('that breaks off is not taken for a whole one', async () => {
    const half = await ask(await streamOf({ videoUrl: `${origin}/broken.mp4` }));
    await expect(half.arrayBuffer()).rejects.toThrow();
    expect(await codeOf(await ask(await streamOf({ videoUrl: `${origin}/none.mp4` })))).toBe('not_found');
    expect(await codeOf(await ask(await streamOf({ videoUrl: `${origin}/error.mp4` })))).toBe(
      'address_unreachable',
    );
  });

  it('of captions is told as captions', async () => {
    const told = { videoUrl: `${origin}/v.mp4`, captionsUrl: `${origin}/pt.vtt` };
    const captions = await ask(await streamOf(told, 'captions'));
    expect(captions.headers.get('Content-Type')).toBe('text/vtt; charset=utf-8');
    expect(await captions.text()).toContain('Olá');
    expect((await ask(await streamOf({ videoUrl: `${origin}/v.mp4` }, 'captions'))).status).toBe(404);
  });
});

const addressesIn = (text: string) => text.match(/\/api\/specialists\/[^"\s]+/g) ?? [];

describe('an HLS stream', () => {
  it('passes from the first playlist to the last segment without naming anybody else', async () => {
    const first = await ask(await streamOf({ videoUrl: `${origin}/moved.m3u8` }));
    expect(first.headers.get('Content-Type')).toBe('application/vnd.apple.mpegurl');
    const firstText = await first.text();
    expect(firstText).not.toContain('http');
    const [variant = ''] = addressesIn(firstText);
    const second = await (await ask(variant)).text();
    expect(second).not.toContain('http');
    const [key = '', one = '', two = ''] = addressesIn(second);
    // Nor can the host be read in an address of ours by whoever decodes it.
    for (const address of [variant, key, one, two]) {
      const name = address.slice(address.lastIndexOf('/') + 1);
      for (const piece of name.split('.'))
        expect(Buffer.from(piece, 'base64url').toString('latin1')).not.toMatch(
          /127\.0\.0\.1|10\.0\.0\.1|http/,
        );
    }
    const keyAnswer = await ask(key);
    expect(await keyAnswer.text()).toBe('sixteen bytes ok');
    expect(keyAnswer.headers.get('Content-Type')).toBe('application/octet-stream');
    expect(await (await ask(one)).text()).toBe('segment one');
    // Named by the playlist, and yet inside the network.
    expect(await codeOf(await ask(two))).toBe('address_refused');
    // A player knows the parts of a live list by their addresses.
    expect(await (await ask(variant)).text()).toBe(second);
    expect(calls.map(({ path }) => path)).toEqual([
      '/moved.m3u8',
      '/hls/master.m3u8',
      '/hls/media/list.m3u8',
      '/hls/key',
      '/hls/media/one.ts',
      '/hls/media/list.m3u8',
    ]);
  });

  it('fetches nothing that no playlist of that video named', async () => {
    const told = { videoUrl: `${origin}/hls/master.m3u8` };
    const path = await streamOf(told);
    const [variant = ''] = addressesIn(await (await ask(path)).text());
    const name = variant.slice(variant.lastIndexOf('/') + 1);
    const sealed = Buffer.from(name, 'base64url');
    const forged = Buffer.from(`f${origin}/v.mp4`).toString('base64url');
    const bent = Buffer.from(sealed);
    bent[20] = (bent[20] ?? 0) ^ 1;
    calls = [];
    const other = await streamOf({ ...told, previewUrl: told.videoUrl });
    for (const address of [
      `${path}/${forged}`,
      `${path}/${bent.toString('base64url')}`,
      `${path}/${sealed.subarray(0, -1).toString('base64url')}`,
      `${path}/${sealed.subarray(0, 28).toString('base64url')}`,
      `${path}/x`,
      `${other}/${name}`,
      `${other.replace(/video$/, 'preview')}/${name}`,
    ])
      expect(await codeOf(await ask(address)), address).toBe('not_found');
    expect(calls).toEqual([]);
  });
});

it.each([
  'http://127.0.0.1:PORT/v.mp4',
  'http://localhost:PORT/v.mp4',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]:PORT/v.mp4',
  'file:///etc/passwd',
])('an address inside the network is refused and never fetched: %s', async (address) => {
  const videoUrl = address.replace('PORT', new URL(origin).port);
  const { id } = await ended({ videoUrl, previewUrl: videoUrl, captionsUrl: videoUrl });
  for (const which of ['video', 'preview', 'captions']) {
    const path = `/api/specialists/sessions/${id}/stream/${which}`;
    const response = await colo.app.request(path, { headers: { Cookie: free } });
    expect(await codeOf(response)).toBe('address_refused');
  }
  expect(calls).toEqual([]);
});

describe('every piece asks anew who is there', () => {
  it('a visitor sees previews and nothing else', async () => {
    const url = `${origin}/hls/master.m3u8`;
    const path = await streamOf({ videoUrl: url, previewUrl: url, isPremium: true }, 'preview');
    const preview = await ask(path, { cookie: '' });
    const [variant = ''] = addressesIn(await preview.text());
    expect((await ask(variant, { cookie: '' })).status).toBe(200);
    calls = [];
    for (const which of ['video', 'captions', 'video/x'])
      expect(await codeOf(await ask(path.replace(/preview$/, which), { cookie: '' }))).toBe(
        'unauthenticated',
      );
    expect(calls).toEqual([]);
  });

  it('premium passes only for the premium plan, part by part, and no longer once it ends', async () => {
    const path = await streamOf({ videoUrl: `${origin}/hls/master.m3u8`, isPremium: true });
    const [variant = ''] = addressesIn(await (await ask(path, { cookie: premium })).text());
    expect((await ask(variant, { cookie: premium })).status).toBe(200);
    calls = [];
    for (const address of [path, variant, path.replace(/video$/, 'captions')]) {
      const { error } = await (await ask(address)).json();
      expect([error.code, error.fields]).toEqual(['forbidden', { session: 'premium_only' }]);
    }
    await subscribe(colo, 'premium@exemplo.test', 'free');
    expect(await codeOf(await ask(variant, { cookie: premium }))).toBe('forbidden');
    await subscribe(colo, 'premium@exemplo.test');
    expect(calls).toEqual([]);
  });

  it('before it begins, cancelled or deleted there is nothing to fetch', async () => {
    const now = colo.clock.now();
    const videoUrl = `${origin}/v.mp4`;
    for (const told of [{ startsIn: 30 }, { cancelledAt: now }, { deletedAt: now }])
      expect(await codeOf(await ask(await streamOf({ videoUrl, previewUrl: videoUrl, ...told })))).toBe(
        'not_found',
      );
    expect(calls).toEqual([]);
  });
});
