import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { Log } from '../log/log.ts';
import { isLoopback, networkOf } from './network-address.ts';

/**
 * Whom to count: by the socket; by the header only when the owner says how many proxies are in front. Each of them adds
 * whom it saw to its end: the entry that the outermost added is the caller, and all before it is her own claim.
 */
export function clientAddress(c: Context, proxies: number): string {
  const entries = proxies > 0 ? forwardedFor(c) : [];
  const named = networkOf(entries.at(-proxies) ?? entries[0] ?? '');
  return named ?? networkOf(socketAddress(c) ?? '') ?? 'unknown';
}

/** Whether the caller is a program on this machine, and does not speak for somebody elsewhere. */
export function isCalledFromHere(c: Context): boolean {
  // Called within the process, as tests do, there is no socket at all.
  if (!bindings(c)?.incoming) return true;
  return isLoopback(socketAddress(c) ?? '') && forwardedFor(c).length === 0;
}

/** Behind a proxy that nobody told of, all mothers are one caller and share its limits: the owner should know. */
export function noticeProxy(log: Log): MiddlewareHandler {
  let isTold = false;
  return async (c, next) => {
    if (!isTold && forwardedFor(c).length > 0) {
      isTold = true;
      log.warn(
        'X-Forwarded-For was sent while TRUST_PROXY is 0: if a proxy is in front, set TRUST_PROXY to the number of proxies, or everybody shares the limits of one caller',
      );
    }
    await next();
  };
}

function forwardedFor(c: Context): string[] {
  const entries = c.req.header('X-Forwarded-For')?.split(',') ?? [];
  return entries.map((entry) => entry.trim()).filter(Boolean);
}

const bindings = (c: Context) => c.env as Partial<HttpBindings> | undefined;

const socketAddress = (c: Context) => bindings(c)?.incoming?.socket.remoteAddress;
