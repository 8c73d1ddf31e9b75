import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Clock } from '../clock/clock.ts';
import { clientAddress } from './client-address.ts';
import { Refusal } from './refusal.ts';

const windowMs = 60_000;

/** Whom a credential was proved to be is believed so long for counting; for access it is looked up each time. */
const believedMs = 10 * windowMs;

/** More than that many would be an attack on this memory: then all begin anew. */
const mostKept = 100_000;

/** A letter that she types is a question, and a question costs as much as so many other reads. */
const search = 4;

type Options = {
  perMinute: number;
  proxies: number;
  clock: Clock;
  /** Who the caller turned out to be, once her request was answered. */
  whoAsked: (c: Context) => string | undefined;
};

/**
 * How much one account, or one visitor's address, may read in a minute. Counted in this process alone, because a row
 * written for each read would cost more than the read: with several processes each allows as much. Many mothers share the
 * address of a mobile network; so who is signed in counts by herself, but not before her credential has been proved,
 * or a machine would come with a new made-up one each time.
 */
export function readLimit({ perMinute, proxies, clock, whoAsked }: Options): MiddlewareHandler {
  let window = { endsAt: 0, reads: new Map<string, number>() };
  let proved = { endsAt: 0, people: new Map<string, string>() };
  return async (c, next) => {
    if (perMinute === 0 || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next();
    const now = clock.now().getTime();
    if (now >= window.endsAt || window.reads.size > mostKept)
      window = { endsAt: now + windowMs, reads: new Map() };
    if (now >= proved.endsAt || proved.people.size > mostKept)
      proved = { endsAt: now + believedMs, people: new Map() };
    const credential = credentialOf(c);
    const subject = (credential && proved.people.get(credential)) ?? `address ${clientAddress(c, proxies)}`;
    const reads = (window.reads.get(subject) ?? 0) + (c.req.query('q') === undefined ? 1 : search);
    window.reads.set(subject, reads);
    if (reads > perMinute) {
      throw new Refusal('too_many_requests', 'Too many requests. Please wait a little.', {
        retryAfterSeconds: Math.max(1, Math.ceil((window.endsAt - now) / 1000)),
      });
    }
    await next();
    const who = whoAsked(c);
    if (credential && who) proved.people.set(credential, `account ${who}`);
  };
}

/** Whatever she proves herself with, not to be read from memory. */
function credentialOf(c: Context): string | undefined {
  const shown = `${c.req.header('Authorization') ?? ''} ${c.req.header('Cookie') ?? ''}`;
  return shown === ' ' ? undefined : createHash('sha256').update(shown).digest('base64');
}
