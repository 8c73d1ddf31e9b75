import { type Context, Hono } from 'hono';
import { languageOfPath, withoutLanguagePrefix } from '#shared/language/language.rules.ts';
import { isPage, paths } from '#shared/navigation/paths.ts';
import { open } from './platform/http/access-level.ts';
import type { StaticFiles } from './platform/http/static-files.ts';

type Options = {
  development: boolean;
  /** The page with its content in it, where the server can make it. */
  render?: ((c: Context, file: string) => Promise<Response | undefined>) | undefined;
};

/**
 * The built web app: its files by name, and an HTML page for every address. An address that is no page of
 * Colo gets the app with status 404, and the app says so in her language.
 */
export function pages(web: StaticFiles, options: Options) {
  return new Hono().get('*', open, async (c) => {
    const path = new URL(c.req.url).pathname;
    if (isPublicFile(path)) {
      const file = web.respond(path, c.req.raw);
      if (file) return file;
    }
    if (path === '/dev/ui' && options.development) {
      const gallery = web.respond('/dev/ui.html', c.req.raw);
      if (gallery) return gallery;
    }
    if (isCall(path)) return c.notFound();
    const { file, status } = documentOf(path);
    const rendered = await options.render?.(c, file);
    return rendered ?? web.respond(file, c.req.raw, status) ?? c.notFound();
  });
}

/** The HTML file that stands at an address. */
export function documentOf(path: string): { file: string; status: 200 | 404 } {
  const folder = languageOfPath(path) === 'en' ? '/en' : '';
  const page = withoutLanguagePrefix(path);
  const file = page === paths.landing ? 'index.html' : 'app.html';
  return { file: `${folder}/${file}`, status: isPage(page) ? 200 : 404 };
}

/** HTML is served by address, never by its file name; the gallery's own files are harmless without its page. */
function isPublicFile(path: string): boolean {
  return !path.endsWith('.html') && !path.startsWith('/dev/');
}

/** An unknown call is told so in the calls' own envelope, not with a page. */
function isCall(path: string): boolean {
  return /^\/(api|auth|media|dev)(\/|$)/.test(path);
}
