import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Log } from '../log/log.ts';

const requestIds = new WeakMap<Request, string>();

export function requestIdOf(c: Context): string {
  let id = requestIds.get(c.req.raw);
  if (!id) {
    id = randomUUID();
    requestIds.set(c.req.raw, id);
  }
  return id;
}

/** One line per request: the route's pattern rather than the path, because paths carry ids and searches. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    c.header('X-Request-Id', requestIdOf(c));
    await next();
    log.info(
      {
        requestId: requestIdOf(c),
        method: c.req.method,
        route: routePath(c, -1),
        status: c.res.status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    );
  };
}
