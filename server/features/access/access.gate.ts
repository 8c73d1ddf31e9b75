import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { declares } from '#server/platform/http/access-level.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { sessionLifetimeDays } from '#shared/access/access.rules.ts';
import { renewSession, sessionBySecret } from './access.repository.ts';
import { sessionExpiry } from './access.service.ts';
import { hashToken } from './secrets.ts';
import type { StaffId, UserId, Viewer } from './viewer.ts';

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
  if (isHttps(services)) deleteCookie(c, 'colo_session', { path: '/', secure: true, prefix: 'host' });
  else deleteCookie(c, 'colo_session', { path: '/' });
}

/** Who is calling, if anyone. A session in use renews itself, here and nowhere else. */
export async function viewerOf(c: Context, services: Services): Promise<Viewer | undefined> {
  const sessionSecret = getCookie(c, 'colo_session', isHttps(services) ? 'host' : undefined);
  if (!sessionSecret) return undefined;
  const now = services.clock.now();
  const found = await sessionBySecret(services.db, hashToken(sessionSecret), now);
  if (!found) return undefined;
  if (now.getTime() - found.lastUsedAt.getTime() > renewAfter) {
    await renewSession(services.db, found.sessionId, now, sessionExpiry(now));
    keepCookie(c, services, sessionSecret);
  }
  return {
    userId: found.userId,
    sessionId: found.sessionId,
    email: found.email,
    isStaff: found.namedStaff || services.env.staffEmails.includes(found.email),
  };
}

/** Lets signed-in users through and names them: `c.var.userId`, `c.var.viewer`. */
export function mother(services: Services) {
  return declares(
    'mother',
    createMiddleware<{ Variables: { viewer: Viewer; userId: UserId } }>(async (c, next) => {
      const viewer = await viewerOf(c, services);
      if (!viewer) throw new Refusal('unauthenticated', 'User not authenticated');
      c.set('viewer', viewer);
      c.set('userId', viewer.userId);
      await next();
    }),
  );
}

/** Lets staff through and names them: `c.var.staffId`. */
export function staff(services: Services) {
  return declares(
    'staff',
    createMiddleware<{ Variables: { staffId: StaffId } }>(async (c, next) => {
      const viewer = await viewerOf(c, services);
      if (!viewer) throw new Refusal('unauthenticated', 'User not authenticated');
      if (!viewer.isStaff) throw new Refusal('forbidden', 'Staff only.');
      c.set('staffId', viewer.userId as StaffId);
      await next();
    }),
  );
}
