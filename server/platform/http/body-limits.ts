import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Refusal } from './refusal.ts';

type Limits = {
  /** In bytes, for every address that is not named. */
  usual: number;
  /** By address; what lies under it has the same. */
  larger: Record<string, number>;
  /** Addresses, to the letter, whose routes count the bytes themselves as they come: gathered first, they fill memory. */
  streamed: readonly string[];
};

/** No request is larger than its address allows. */
export function bodyLimits({ usual, larger, streamed }: Limits): MiddlewareHandler {
  const usualLimit = limitTo(usual);
  const exceptions = Object.entries(larger).map(([path, bytes]) => ({ path, limit: limitTo(bytes) }));
  return (c, next) => {
    const { path } = c.req;
    if (streamed.includes(path)) return next();
    const exception = exceptions.find((one) => path === one.path || path.startsWith(`${one.path}/`));
    return (exception?.limit ?? usualLimit)(c, next);
  };
}

function limitTo(maxSize: number): MiddlewareHandler {
  return bodyLimit({ maxSize, onError: refuseLarge });
}

function refuseLarge(): never {
  throw new Refusal('too_large', 'The request is larger than allowed.');
}
