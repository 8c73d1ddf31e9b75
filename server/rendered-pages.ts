import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'hono';
import { languageOfPath, withoutLanguagePrefix } from '#shared/language/language.rules.ts';
import { isPage, paths } from '#shared/navigation/paths.ts';
import { factsIn, type Room } from '#shared/pages/device-facts.ts';
import type { RenderedPage, RenderPage } from '#shared/pages/render-page.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { StaticFiles } from './platform/http/static-files.ts';
import type { Log } from './platform/log/log.ts';

/** A page waits no longer for its content than this: what is missing then, the browser asks for. */
const patienceMs = 400;

const usualZone = { pt: 'America/Sao_Paulo', en: 'America/New_York' };

/** The web app's maker of pages, and the files that a source became, beside those of every page. */
export type Renderer = { renderPage: RenderPage; files: Record<string, string[]> };

type Options = {
  web: StaticFiles;
  /** It is loaded once the server listens; undefined where the build has none. */
  renderer: () => Promise<Renderer | undefined>;
  /** The server itself: a page asks as the browser would. */
  answer: (request: Request, env: unknown) => Response | Promise<Response>;
  clock: Clock;
  log: Log;
};

/** The app's pages with their content in them. Undefined: the browser makes this one from the bare page. */
export function renderedPages({ web, renderer, answer, clock, log }: Options) {
  return async (c: Context, file: string): Promise<Response | undefined> => {
    const template = templateOf(web, file);
    const url = new URL(c.req.url);
    const cookies = c.req.header('Cookie') ?? '';
    const facts = isRendered(c, url) ? factsIn(cookies, guessFor(c, url.pathname)) : undefined;
    if (!template || !facts) return undefined;
    const cookiesGiven: string[] = [];
    const ask: typeof fetch = async (input, init) => {
      const headers = new Headers(init?.headers);
      for (const name of passedOn) headers.set(name, c.req.header(name) ?? '');
      const response = await answer(new Request(new URL(String(input), url), { ...init, headers }), c.env);
      cookiesGiven.push(...response.headers.getSetCookie());
      return response;
    };
    try {
      const made = await renderer();
      if (!made) return undefined;
      const firstPaint = { ...facts, now: clock.now().getTime() };
      const address = url.pathname + url.search;
      const page = await made.renderPage({ address, firstPaint, ask, patienceMs });
      if (!page) return undefined;
      const files = page.sources.flatMap((source) => made.files[source] ?? []);
      return await respond(c, filled(template, page, files), cookiesGiven);
    } catch (error) {
      log.warn({ err: error, route: withoutLanguagePrefix(url.pathname) }, 'a page came without its content');
      return undefined;
    }
  };
}

/** By what she is known, and from where she calls. */
const passedOn = ['Cookie', 'X-Forwarded-For', 'User-Agent', 'Accept-Language'];

/** A page that somebody opens; the service worker asks for the bare one. A sign-in link is the browser's to follow. */
function isRendered(c: Context, { pathname, searchParams }: URL): boolean {
  const page = withoutLanguagePrefix(pathname);
  return (
    c.req.method === 'GET' &&
    (c.req.header('Accept') ?? '').includes('text/html') &&
    /^\/app(\/|$)/.test(page) &&
    isPage(page) &&
    page !== paths.newDevice &&
    !searchParams.has('token_hash')
  );
}

function guessFor(c: Context, path: string): { zone: string; room: Room } {
  const hint = c.req.header('Sec-CH-UA-Mobile');
  const isPhone = hint ? hint === '?1' : /Mobi|Android/.test(c.req.header('User-Agent') ?? '');
  return { zone: usualZone[languageOfPath(path)], room: isPhone ? 'phone' : 'desk' };
}

type Template = { beforeTitle: string; beforeHeadEnd: string; beforeContent: string; afterContent: string };
const templates = new WeakMap<StaticFiles, Map<string, Template | undefined>>();

/** The bare page, cut where its content comes. */
function templateOf(web: StaticFiles, file: string): Template | undefined {
  const known = templates.get(web) ?? new Map<string, Template | undefined>();
  templates.set(web, known);
  if (!known.has(file)) known.set(file, cut(web.text(file) ?? ''));
  return known.get(file);
}

function cut(html: string): Template | undefined {
  const found = /^(.*)<title>[^<]*<\/title>(.*)(<\/head>.*<div id="root">)\s*<p.*?<\/p>\s*(<\/div>.*)$/s.exec(
    html,
  );
  if (!found) return undefined;
  const [, beforeTitle = '', beforeHeadEnd = '', beforeContent = '', afterContent = ''] = found;
  return { beforeTitle, beforeHeadEnd, beforeContent, afterContent };
}

function filled(template: Template, { head, content, data }: RenderedPage, files: string[]): string {
  // Within a script a browser looks for nothing but its end.
  const inert = data.replaceAll('<', '\\u003c');
  return [
    template.beforeTitle,
    head,
    template.beforeHeadEnd,
    // Once the content is painted, boot.js asks for them: before, they would only be in its way.
    template.beforeContent.replace('id="root"', `id="root" data-next="${[...new Set(files)].join(' ')}"`),
    content,
    template.afterContent.replace(
      '</body>',
      () => `<script type="application/json" id="page-data">${inert}</script></body>`,
    ),
  ].join('');
}

async function respond(c: Context, html: string, cookies: string[]): Promise<Response> {
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    // It is hers alone.
    'Cache-Control': 'private, no-store',
    Vary: 'Accept-Encoding',
  });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  if (!(c.req.header('Accept-Encoding') ?? '').includes('gzip')) return new Response(html, { headers });
  headers.set('Content-Encoding', 'gzip');
  return new Response(new Uint8Array(await promisify(gzip)(html, { level: 5 })), { headers });
}
