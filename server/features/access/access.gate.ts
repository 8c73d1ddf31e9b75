import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { declares } from '#server/platform/http/access-level.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { renewSession, sessionById, sessionBySecret } from './access.repository.ts';
import { type Assurance, assuranceOf } from './assurance.ts';
import { bearerToken } from './carrier.ts';
import { cookieIn, giveCookie, takeCookie } from './cookies.ts';
import { provenAt, refuseIfStale } from './reauthentication/recent-proof.ts';
import { hashToken } from './secrets.ts';
import type { Carrier } from './session-key.ts';
import { sessionExpiry } from './session-lifetime.rules.ts';
import { readAccessToken } from './tokens/access-token.ts';
import { needsSecondFactor, type StaffId, type UserId, type Viewer } from './viewer.ts';

/** How stale a session's last use may be before it is written again: a write per request would be waste. */
const renewAfter = 60 * 60 * 1000;

const sessionCookie = 'colo_session';

type KeptSession = { secret: string; expiresAt: Date };

export function setSessionCookie(c: Context, services: Services, { secret, expiresAt }: KeptSession): void {
  const left = expiresAt.getTime() - services.clock.now().getTime();
  giveCookie(c, services, {
    name: sessionCookie,
    value: secret,
    seconds: Math.floor(left / 1000),
    sameSite: 'Lax',
  });
}

export function clearSessionCookie(c: Context, services: Services): void {
  // What the browser itself kept of her answers goes as well; the page erases what it wrote.
  c.header('Clear-Site-Data', '"cache"');
  takeCookie(c, services, sessionCookie);
}

/** Who is calling, if anyone: by token where one is sent, else by cookie. */
export async function viewerOf(c: Context, services: Services): Promise<Viewer | undefined> {
  const token = bearerToken(c);
  return token === undefined ? viewerByCookie(c, services) : viewerByToken(services, token);
}

/** Who reads, where anyone may: whoever still owes her second factor reads as a visitor. */
export async function readerOf(c: Context, services: Services): Promise<Viewer | undefined> {
  const viewer = await viewerOf(c, services);
  return viewer && !needsSecondFactor(viewer) ? viewer : undefined;
}

const secretOf = (c: Context, services: Services) => cookieIn(c, services, sessionCookie);

/** The session that this browser came with. It is neither used nor renewed by the question. */
export async function sessionOfCookie(c: Context, services: Services): Promise<Found | undefined> {
  const secret = secretOf(c, services);
  return secret ? sessionBySecret(services.db, hashToken(secret), services.clock.now()) : undefined;
}

/** A session in use renews itself, here and nowhere else. */
async function viewerByCookie(c: Context, services: Services): Promise<Viewer | undefined> {
  const secret = secretOf(c, services);
  const found = await sessionOfCookie(c, services);
  if (!secret || !found) return undefined;
  const now = services.clock.now();
  const expiresAt = sessionExpiry(now, found.createdAt);
  if (expiresAt <= now) return undefined;
  if (now.getTime() - found.lastUsedAt.getTime() > renewAfter) {
    await renewSession(services.db, found.sessionId, { now, expiresAt });
    setSessionCookie(c, services, { secret, expiresAt });
  }
  return viewerFrom(services, found, {
    carrier: 'cookie',
    assurance: assuranceOf(found),
    provenAt: provenAt(found),
  });
}

/**
 * A token is believed only while its session lives, so that signing out is felt at once. Its assurance is the
 * lesser of what it was signed with and what the session has now: a token from before does not rise with it, nor
 * does she prove anything for it later.
 */
async function viewerByToken(services: Services, token: string): Promise<Viewer | undefined> {
  const claims = await readAccessToken(services, token);
  const found = claims && (await sessionById(services.db, claims.sessionId, services.clock.now()));
  if (!found) return undefined;
  const proven = provenAt(found);
  return viewerFrom(services, found, {
    carrier: 'bearer',
    assurance: claims.assurance === 'aal2' ? assuranceOf(found) : 'aal1',
    provenAt: claims.issuedAt * 1000 < proven.getTime() - 999 ? found.createdAt : proven,
  });
}

type Found = NonNullable<Awaited<ReturnType<typeof sessionBySecret>>>;

type Proven = { carrier: Carrier; assurance: Assurance; provenAt: Date };

function viewerFrom(services: Services, found: Found, proven: Proven): Viewer {
  return {
    userId: found.userId,
    sessionId: found.sessionId,
    email: found.email,
    isStaff: found.namedStaff || services.env.staffEmails.includes(found.email),
    hasSecondFactor: found.hasSecondFactor,
    ...proven,
  };
}

async function signedInViewer(
  c: Context,
  services: Services,
  message = 'User not authenticated',
): Promise<Viewer> {
  const viewer = await viewerOf(c, services);
  if (!viewer) throw new Refusal('unauthenticated', message);
  return viewer;
}

function refuseHalfway(): never {
  throw new Refusal('second_factor_required', 'Show your second factor first.');
}

/**
 * Lets signed-in users through and names them: `c.var.userId`, `c.var.viewer`. Who has a second factor must have
 * shown it, except on the few calls that serve to show it or to leave (`halfway`). What a found phone must not do
 * (take her data along, delete her account, change how she signs in) asks for a proof of these minutes (`recent`).
 */
export function mother(
  services: Services,
  options: { halfway?: boolean; recent?: boolean; signedOut?: string } = {},
) {
  return declares(
    'mother',
    createMiddleware<{ Variables: { viewer: Viewer; userId: UserId } }>(async (c, next) => {
      const viewer = await signedInViewer(c, services, options.signedOut);
      if (needsSecondFactor(viewer) && !options.halfway) refuseHalfway();
      if (options.recent) refuseIfStale(viewer, services.clock.now());
      c.set('viewer', viewer);
      c.set('userId', viewer.userId);
      await next();
    }),
  );
}

/** Lets staff through and names them: `c.var.staffId`. STAFF_REQUIRE_MFA demands a second factor of all of them. */
export function staff(services: Services) {
  return declares(
    'staff',
    createMiddleware<{ Variables: { staffId: StaffId } }>(async (c, next) => {
      const viewer = await signedInViewer(c, services);
      if (!viewer.isStaff) throw new Refusal('forbidden', 'Staff only.');
      const mustShow = viewer.hasSecondFactor || services.env.staffRequireMfa;
      if (mustShow && viewer.assurance === 'aal1') refuseHalfway();
      c.set('staffId', viewer.userId as StaffId);
      await next();
    }),
  );
}
