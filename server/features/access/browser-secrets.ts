import type { Context } from 'hono';
import type { Services } from '#server/services.ts';
import { knownDeviceDays, linkLifetimeMinutes } from '#shared/access/access.rules.ts';
import { cookieIn, giveCookie } from './cookies.ts';
import { hashToken } from './secrets.ts';

/** A few secrets in one cookie that no script reads, the newest first. Each was made by us when it was given. */
type Kept = { name: string; seconds: number };

/** One for each mail that this browser asked for and that may still arrive. */
export const askedMails: Kept = { name: 'colo_asked', seconds: linkLifetimeMinutes * 60 };

/** One for each account that signed in here. */
export const signedInDevices: Kept = { name: 'colo_device', seconds: knownDeviceDays * 24 * 60 * 60 };

/** As many as mails may be asked for in a quarter of an hour; more accounts than that share no phone. */
const mostKept = 5;

function secretsIn(c: Context, services: Services, { name }: Kept): string[] {
  return (cookieIn(c, services, name) ?? '')
    .split('.')
    .filter((secret) => /^[\w-]{43}$/.test(secret))
    .slice(0, mostKept);
}

/** What the database knows of them. */
export function hashesIn(c: Context, services: Services, kept: Kept): string[] {
  return secretsIn(c, services, kept).map(hashToken);
}

/** Always a new secret, never one that the browser brought: nobody can plant one that he knows. */
export function storeSecret(
  c: Context,
  services: Services,
  { kept, secret }: { kept: Kept; secret: string },
): void {
  const secrets = [secret, ...secretsIn(c, services, kept)].slice(0, mostKept);
  giveCookie(c, services, {
    name: kept.name,
    value: secrets.join('.'),
    seconds: kept.seconds,
    // Only our own pages ever send it: it is no use on the way in from elsewhere.
    sameSite: 'Strict',
  });
}
