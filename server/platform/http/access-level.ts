import type { MiddlewareHandler } from 'hono';

/** Who may call a route. Each route names one of the three, first; a sweep finds the one that does not. */
export type AccessLevel = 'open' | 'mother' | 'staff';

const declared = new WeakMap<object, AccessLevel>();

export function declares<Handler extends object>(level: AccessLevel, handler: Handler): Handler {
  declared.set(handler, level);
  return handler;
}

export function declaredLevel(handler: object): AccessLevel | undefined {
  return declared.get(handler);
}

/** Anyone may call it, signed in or not. */
export const open: MiddlewareHandler = declares('open', async (_c, next) => {
  await next();
});
