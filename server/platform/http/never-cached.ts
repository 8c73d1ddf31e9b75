import type { MiddlewareHandler } from 'hono';

/** Answers that may be personal stay out of every cache on the way. */
export const neverCached: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('Cache-Control', 'no-store');
};
