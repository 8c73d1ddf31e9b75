import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compress } from '../scripts/build/compress.ts';
import { pages } from './pages.ts';
import { StaticFiles } from './platform/http/static-files.ts';

let folder: string;
let app: ReturnType<typeof pages>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colo-web-'));
  for (const sub of ['assets', 'en', 'dev']) await mkdir(join(folder, sub));
  const files = {
    'index.html': 'landing pt',
    'en/index.html': 'landing en',
    'app.html': 'app pt',
    'en/app.html': 'app en',
    'dev/ui.html': 'gallery',
    'assets/main-abc123.js': 'let a = 1;'.repeat(200),
    'icon.svg': '<svg/>',
    'sw.js': 'worker',
    'manifest.webmanifest': '{}',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  await compress(folder);
  app = pages(await StaticFiles.load(folder), { development: true });
});
afterAll(() => rm(folder, { recursive: true }));

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await app.request(path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('a page', () => {
  it.each([
    ['/', 'landing pt', 200],
    ['/en', 'landing en', 200],
    ['/en/', 'landing en', 200],
    ['/app', 'app pt', 200],
    ['/app/', 'app pt', 200],
    ['/app/biblioteca?preview=1', 'app pt', 200],
    ['/en/app/entre-maes', 'app en', 200],
    ['/app/calendario', 'app pt', 200],
    ['/admin', 'app pt', 200],
    ['/en/admin', 'app en', 200],
    ['/nope', 'app pt', 404],
    ['/en/nope', 'app en', 404],
    ['/app/nope', 'app pt', 404],
    ['/english', 'app pt', 404],
    ['/APP', 'app pt', 404],
    ['/APP/', 'app pt', 404],
    ['/App/Biblioteca', 'app pt', 404],
    ['/EN/app', 'app pt', 404],
    ['/en/APP', 'app en', 404],
    ['/app/POST/0ea1e78f-6dc4-8e0d-aea2-afcfb4d83928', 'app pt', 404],
    ['/Admin', 'app pt', 404],
    ['/index.html', 'app pt', 404],
    ['/app.html', 'app pt', 404],
  ])('%s is %s with status %i', async (path, text, status) => {
    expect(await read(path)).toMatchObject({ text, status });
  });

  it('is asked for anew each time, and answered with 304 when it is the same', async () => {
    const first = await read('/');
    expect(first.headers.get('Cache-Control')).toBe('no-cache');
    const again = await read('/', { 'If-None-Match': first.headers.get('ETag') ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('shows the gallery of primitives only while developing', async () => {
    expect(await read('/dev/ui')).toMatchObject({ text: 'gallery', status: 200 });
    const production = pages(await StaticFiles.load(folder), { development: false });
    expect((await production.request('/dev/ui')).status).toBe(404);
    expect((await production.request('/dev/ui.html')).status).toBe(404);
  });
});

describe('a built file', () => {
  it('is kept for a year, because its name changes with its content', async () => {
    const { headers } = await read('/assets/main-abc123.js');
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  });

  it('comes packed as tightly as the browser can unpack', async () => {
    const packed = async (accepted: string) =>
      (await app.request('/assets/main-abc123.js', { headers: { 'Accept-Encoding': accepted } })) as Response;
    expect((await packed('gzip, deflate, br')).headers.get('Content-Encoding')).toBe('br');
    const gzip = await packed('gzip');
    expect(gzip.headers.get('Content-Encoding')).toBe('gzip');
    expect(gunzipSync(new Uint8Array(await gzip.arrayBuffer())).toString()).toContain('let a = 1;');
    expect((await packed('identity')).headers.get('Content-Encoding')).toBeNull();
  });

  it('that must never be stale is asked for anew each time: the worker and the manifest', async () => {
    const worker = await read('/sw.js');
    expect([worker.text, worker.headers.get('Cache-Control')]).toEqual(['worker', 'no-cache']);
    const manifest = await read('/manifest.webmanifest');
    expect(manifest.headers.get('Content-Type')).toBe('application/manifest+json');
    expect(manifest.headers.get('Cache-Control')).toBe('no-cache');
  });

  it('that does not exist is 404, not a page pretending to be a script', async () => {
    expect((await read('/assets/gone-000.js')).status).toBe(404);
    expect((await read('/../package.json')).status).toBe(404);
    expect((await read('/%2e%2e/package.json')).status).toBe(404);
  });
});
