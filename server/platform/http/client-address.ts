import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** From the socket; from the proxy's header only when the owner says that a proxy is in front. */
export function clientAddress(c: Context, trustProxy: boolean): string {
  if (trustProxy) {
    // The nearest proxy appends what it saw: only the last entry is not the client's own claim.
    const nearest = c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim();
    if (nearest) return nearest;
  }
  return (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? 'unknown';
}
