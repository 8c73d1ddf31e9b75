import type { Context } from 'hono';
import type { Carrier } from './session-key.ts';

/**
 * Who signs in gets a cookie in a browser and tokens elsewhere. Browsers send Sec-Fetch-Site, and those too old
 * for it, or on a plain-http address, send Origin with every POST; a script can forge or hide neither, so no
 * page of ours can be made to read tokens.
 */
export function carrierFor(c: Context): Carrier {
  return c.req.header('Sec-Fetch-Site') || c.req.header('Origin') ? 'cookie' : 'bearer';
}

/** The token of an Authorization header; undefined without one, empty when it is no bearer token. */
export function bearerToken(c: Context): string | undefined {
  const header = c.req.header('Authorization');
  return header === undefined ? undefined : (/^Bearer +([^\s]+)$/i.exec(header)?.[1] ?? '');
}
