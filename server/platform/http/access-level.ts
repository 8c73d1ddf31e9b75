import type { MiddlewareHandler } from 'hono';

/**
 * Who may call a route: anyone, whoever is signed in, who of those belongs to the family that is meant, staff. Each route
 * names one of the four, first; a sweep finds the one that does not.
 */
export type AccessLevel = 'open' | 'mother' | 'member' | 'staff';

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
