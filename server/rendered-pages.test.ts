import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PageRequest, RenderedPage } from '#shared/pages/render-page.ts';
import { pages } from './pages.ts';
import { StaticFiles } from './platform/http/static-files.ts';
import { createLog } from './platform/log/log.ts';
import { type Renderer, renderedPages } from './rendered-pages.ts';

let folder: string;
let web: StaticFiles;
let requests: PageRequest[];
let make: (request: PageRequest) => Promise<RenderedPage | undefined>;
let calls: Request[];

const bare = (language: string) => `<!doctype html><html lang="${language}"><head>
<title>Colo</title><script type="module" src="/assets/main.js"></script></head>
<body><div id="root">
  <p role="status">Carregando...</p>
</div></body></html>`;

const page: RenderedPage = {
  head: '<title>Hoje · Colo</title>',
  content: '<main>Bom dia, Ana</main>',
  data: '{"answers":[["x"],"</script><b>"]}',
  sources: ['screens/home/home.screen.tsx', 'texts/pt-mother.ts'],
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colo-web-'));
  await mkdir(join(folder, 'en'));
  await writeFile(join(folder, 'app.html'), bare('pt-BR'));
  await writeFile(join(folder, 'en/app.html'), bare('en'));
  await writeFile(join(folder, 'index.html'), 'landing');
  web = await StaticFiles.load(folder);
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  requests = [];
  calls = [];
  make = async () => page;
});

function app({ hasRenderer = true } = {}) {
  const made: Renderer = {
    renderPage: (request) => {
      requests.push(request);
      return make(request);
    },
    files: {
      'screens/home/home.screen.tsx': ['assets/home.js'],
      'texts/pt-mother.ts': ['assets/pt-mother.js'],
    },
  };
  const answer = async (request: Request) => {
    calls.push(request);
    const headers = { 'Set-Cookie': 'colo_session=renewed; HttpOnly' };
    return Response.json({ viewer: null }, { headers });
  };
  const clock = { now: () => new Date('2026-11-17T03:00:00Z') };
  const renderer = async () => (hasRenderer ? made : undefined);
  const render = renderedPages({ web, renderer, answer, clock, log: createLog('silent') });
  return pages(web, { development: false, render });
}

const phone = { Accept: 'text/html,*/*', 'User-Agent': 'Android Mobile' };
const read = async (path: string, headers: Record<string, string> = {}, made = app()) => {
  const response = await made.request(path, { headers: { ...phone, ...headers } });
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = response.headers.get('Content-Encoding') === 'gzip' ? gunzipSync(bytes) : bytes;
  return { response, text: text.toString() };
};

it('a page of the app comes with its content, its title and what the content was made from', async () => {
  const { text } = await read('/app?x=1');
  expect(text).toContain('<title>Hoje · Colo</title>');
  expect(text).not.toContain('<title>Colo</title>');
  expect(text).toContain(
    '<div id="root" data-next="assets/home.js assets/pt-mother.js"><main>Bom dia, Ana</main></div>',
  );
  expect(text).not.toContain('Carregando');
  expect(requests[0]?.address).toBe('/app?x=1');
  const data = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
  expect(JSON.parse(data), 'nothing in it ends the script').toEqual(JSON.parse(page.data));
});

it('it is hers alone: no one may keep it, and it is packed for whoever can unpack', async () => {
  const { response } = await read('/app', { 'Accept-Encoding': 'gzip, br' });
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  expect(response.headers.get('Content-Encoding')).toBe('gzip');
  expect((await read('/app')).response.headers.get('Content-Encoding')).toBeNull();
});

it('it is made as her device shows it, and by a guess before the device has told', async () => {
  const cookie = 'colo_screen=zone=Europe%2FLisbon&room=desk&size=large; sidebar:state=false';
  await read('/en/app', { Cookie: cookie });
  const told = { zone: 'Europe/Lisbon', isWide: true, isDesk: true, isMenuOpen: false, textSize: 'large' };
  expect(requests[0]?.firstPaint).toEqual({ ...told, now: Date.parse('2026-11-17T03:00:00Z') });
  await read('/app');
  expect(requests[1]?.firstPaint).toMatchObject({ zone: 'America/Sao_Paulo', isDesk: false });
  await read('/app', { 'Sec-CH-UA-Mobile': '?0' });
  expect(requests[2]?.firstPaint).toMatchObject({ isDesk: true });
});

it('what the page asks is asked as she, and a session that renewed itself meanwhile is hers', async () => {
  make = async ({ ask }) => {
    await ask('/api/viewer');
    return page;
  };
  const { response } = await read('/app', {
    Cookie: 'colo_session=secret',
    'X-Forwarded-For': '203.0.113.7',
  });
  expect(new URL(calls[0]?.url ?? '').pathname).toBe('/api/viewer');
  expect(calls[0]?.headers.get('Cookie')).toBe('colo_session=secret');
  expect(calls[0]?.headers.get('X-Forwarded-For')).toBe('203.0.113.7');
  expect(response.headers.getSetCookie()).toEqual(['colo_session=renewed; HttpOnly']);
});

it.each([
  ['a page that fails to be made', () => Promise.reject(new Error('broken')), app],
  ['a screen that is seldom the first', async () => undefined, app],
  ['a build that has no maker of pages', undefined, () => app({ hasRenderer: false })],
])('%s comes bare, and the browser makes it', async (_, broken, made) => {
  if (broken) make = broken;
  const { response, text } = await read('/app', {}, made());
  expect(response.status).toBe(200);
  expect(text).toBe(bare('pt-BR'));
});

it.each([
  ['the service worker, which keeps it for everybody', '/app', { Accept: '*/*' }],
  ['a device with something of its own to show', '/app', { Cookie: 'colo_screen=zone=UTC&own=1' }],
  ['a sign-in link', '/app?token_hash=abc&type=email', {}],
  ['the link of a mail about a new device', '/app/novo-aparelho', {}],
  ['the staff’s panel', '/admin', {}],
  ['an address that is no page', '/app/nada', {}],
])('%s gets the bare page', async (_, path, headers: Record<string, string>) => {
  const { text } = await read(path, headers);
  expect(text).toBe(bare('pt-BR'));
  expect(requests).toEqual([]);
});
