import type { MiddlewareHandler } from 'hono';
import { Refusal } from './refusal.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Another site's page cannot write with her cookie. Browsers say where a request comes from; clients that
 * are no browser send neither header and hold no cookie of ours.
 */
export function sameOriginWrites(appUrl: string): MiddlewareHandler {
  const appHost = new URL(appUrl).host;
  return async (c, next) => {
    if (!safeMethods.has(c.req.method)) {
      const site = c.req.header('Sec-Fetch-Site');
      const origin = c.req.header('Origin');
      const own =
        site !== undefined
          ? site === 'same-origin' || site === 'none'
          : origin === undefined || isOwn(origin, [appHost, c.req.header('Host')]);
      if (!own) throw new Refusal('foreign_origin', 'Writes are accepted from our own pages only.');
    }
    await next();
  };
}

/** A sandboxed page sends the origin 'null', which is nobody's host. */
function isOwn(origin: string, ownHosts: (string | undefined)[]): boolean {
  return URL.canParse(origin) && ownHosts.includes(new URL(origin).host);
}
