import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { declares } from '#server/platform/http/access-level.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { sessionLifetimeDays } from '#shared/access/access.rules.ts';
import { renewSession, sessionById, sessionBySecret } from './access.repository.ts';
import { sessionExpiry } from './access.service.ts';
import { type Assurance, assuranceOf } from './assurance.ts';
import { bearerToken } from './carrier.ts';
import { hashToken } from './secrets.ts';
import type { Carrier } from './session-key.ts';
import { readAccessToken } from './tokens/access-token.ts';
import { needsSecondFactor, type StaffId, type UserId, type Viewer } from './viewer.ts';

/** How stale a session's last use may be before it is written again: a write per request would be waste. */
const renewAfter = 60 * 60 * 1000;

const isHttps = (services: Services) => services.appUrl.startsWith('https:');

export function keepCookie(c: Context, services: Services, sessionSecret: string): void {
  setCookie(c, 'colo_session', sessionSecret, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: sessionLifetimeDays * 24 * 60 * 60,
    ...(isHttps(services) ? { secure: true, prefix: 'host' } : {}),
  });
}

export function dropCookie(c: Context, services: Services): void {
  // What the browser itself kept of her answers goes as well; the page erases what it wrote.
  c.header('Clear-Site-Data', '"cache"');
  if (isHttps(services)) deleteCookie(c, 'colo_session', { path: '/', secure: true, prefix: 'host' });
  else deleteCookie(c, 'colo_session', { path: '/' });
}

/** Who is calling, if anyone: by token where one is sent, else by cookie. */
export async function viewerOf(c: Context, services: Services): Promise<Viewer | undefined> {
  const token = bearerToken(c);
  return token === undefined ? viewerByCookie(c, services) : viewerByToken(services, token);
}

/** A session in use renews itself, here and nowhere else. */
async function viewerByCookie(c: Context, services: Services): Promise<Viewer | undefined> {
  const sessionSecret = getCookie(c, 'colo_session', isHttps(services) ? 'host' : undefined);
  if (!sessionSecret) return undefined;
  const now = services.clock.now();
  const found = await sessionBySecret(services.db, hashToken(sessionSecret), now);
  if (!found) return undefined;
  if (now.getTime() - found.lastUsedAt.getTime() > renewAfter) {
    await renewSession(services.db, found.sessionId, now, sessionExpiry(now));
    keepCookie(c, services, sessionSecret);
  }
  return viewerFrom(services, found, 'cookie', assuranceOf(found));
}

/**
 * A token is believed only while its session lives, so that signing out is felt at once. Its assurance is the
 * lesser of what it was signed with and what the session has now: a token from before does not rise with it.
 */
async function viewerByToken(services: Services, token: string): Promise<Viewer | undefined> {
  const claims = await readAccessToken(services, token);
  const found = claims && (await sessionById(services.db, claims.sessionId, services.clock.now()));
  if (!found) return undefined;
  return viewerFrom(services, found, 'bearer', claims.assurance === 'aal2' ? assuranceOf(found) : 'aal1');
}

type Found = NonNullable<Awaited<ReturnType<typeof sessionBySecret>>>;

function viewerFrom(services: Services, found: Found, carrier: Carrier, assurance: Assurance): Viewer {
  return {
    userId: found.userId,
    sessionId: found.sessionId,
    carrier,
    email: found.email,
    isStaff: found.namedStaff || services.env.staffEmails.includes(found.email),
    assurance,
    hasSecondFactor: found.hasSecondFactor,
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
 * shown it, except on the few calls that serve to show it or to leave (`halfway`).
 */
export function mother(services: Services, options: { halfway?: boolean; signedOut?: string } = {}) {
  return declares(
    'mother',
    createMiddleware<{ Variables: { viewer: Viewer; userId: UserId } }>(async (c, next) => {
      const viewer = await signedInViewer(c, services, options.signedOut);
      if (needsSecondFactor(viewer) && !options.halfway) refuseHalfway();
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
