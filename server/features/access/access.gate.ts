import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { declares } from '#server/platform/http/access-level.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { type FoundSession, renewSession, sessionById, sessionBySecret } from './access.repository.ts';
import { type Assurance, assuranceOf } from './assurance.ts';
import { bearerToken } from './carrier.ts';
import { cookieIn, giveCookie, takeCookie } from './cookies.ts';
import { provenAt, refuseIfStale } from './reauthentication/recent-proof.ts';
import { hashToken } from './secrets.ts';
import { nothingMore, type SessionFact } from './session-fact.ts';
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
export function viewerOf(c: Context, services: Services): Promise<Viewer | undefined> {
  return viewerKnowing(c, services, nothingMore);
}

/** With what the route has to know of her besides. */
type Known<Value> = Viewer & { known: Value };

async function viewerKnowing<Value>(
  c: Context,
  services: Services,
  fact: SessionFact<Value>,
): Promise<Known<Value> | undefined> {
  const token = bearerToken(c);
  return token === undefined ? viewerByCookie(c, services, fact) : viewerByToken(services, token, fact);
}

/** Who reads, where anyone may: whoever still owes her second factor reads as a visitor. */
export function readerOf(c: Context, services: Services): Promise<Viewer | undefined> {
  return readerKnowing(c, services, nothingMore);
}

export async function readerKnowing<Value>(
  c: Context,
  services: Services,
  fact: SessionFact<Value>,
): Promise<Known<Value> | undefined> {
  const viewer = await viewerKnowing(c, services, fact);
  return viewer && !needsSecondFactor(viewer) ? viewer : undefined;
}

const secretOf = (c: Context, services: Services) => cookieIn(c, services, sessionCookie);

/** The session that this browser came with. It is neither used nor renewed by the question. */
export async function sessionOfCookie(
  c: Context,
  services: Services,
): Promise<FoundSession<null> | undefined> {
  const secret = secretOf(c, services);
  return secret ? sessionOfSecret(services, secret, nothingMore) : undefined;
}

const sessionOfSecret = <Value>({ db, clock }: Services, secret: string, fact: SessionFact<Value>) =>
  sessionBySecret(db, hashToken(secret), { now: clock.now(), fact });

/** A session in use renews itself, here and nowhere else. */
async function viewerByCookie<Value>(
  c: Context,
  services: Services,
  fact: SessionFact<Value>,
): Promise<Known<Value> | undefined> {
  const secret = secretOf(c, services);
  const found = secret ? await sessionOfSecret(services, secret, fact) : undefined;
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
async function viewerByToken<Value>(
  services: Services,
  token: string,
  fact: SessionFact<Value>,
): Promise<Known<Value> | undefined> {
  const claims = await readAccessToken(services, token);
  const now = services.clock.now();
  const found = claims && (await sessionById(services.db, claims.sessionId, { now, fact }));
  if (!found) return undefined;
  const proven = provenAt(found);
  return viewerFrom(services, found, {
    carrier: 'bearer',
    assurance: claims.assurance === 'aal2' ? assuranceOf(found) : 'aal1',
    provenAt: claims.issuedAt * 1000 < proven.getTime() - 999 ? found.createdAt : proven,
  });
}

type Proven = { carrier: Carrier; assurance: Assurance; provenAt: Date };

function viewerFrom<Value>(services: Services, found: FoundSession<Value>, proven: Proven): Known<Value> {
  return {
    userId: found.userId,
    sessionId: found.sessionId,
    email: found.email,
    isStaff: found.namedStaff || services.env.staffEmails.includes(found.email),
    hasSecondFactor: found.hasSecondFactor,
    known: found.known,
    ...proven,
  };
}

function signedIn<Who extends Viewer>(viewer: Who | undefined, message = 'User not authenticated'): Who {
  if (!viewer) throw new Refusal('unauthenticated', message);
  return viewer;
}

function refuseHalfway(): never {
  throw new Refusal('second_factor_required', 'Show your second factor first.');
}

type MotherOptions = { halfway?: boolean; recent?: boolean; signedOut?: string };
type Hers = { viewer: Viewer; userId: UserId };

/**
 * Lets signed-in users through and names them: `c.var.userId`, `c.var.viewer`. Who has a second factor must have
 * shown it, except on the few calls that serve to show it or to leave (`halfway`). What a found phone must not do
 * (take her data along, delete her account, change how she signs in) asks for a proof of these minutes (`recent`).
 */
export function mother(services: Services, options: MotherOptions = {}) {
  return motherKnowing(services, { fact: nothingMore, use: () => ({}) }, options);
}

type Knowing<Value, More> = {
  /** Found by the statement that finds her session; it may follow from what she asks. */
  fact: SessionFact<Value> | ((c: Context) => SessionFact<Value>);
  /** What the route is told of it, as variables of its own. It may refuse instead. */
  use: (known: Value, c: Context) => More;
};

/** The same for whom the route has to know a fact of, which has a say in whether she passes. */
export function motherKnowing<Value, More extends object>(
  services: Services,
  { fact, use }: Knowing<Value, More>,
  { level = 'mother', ...options }: MotherOptions & { level?: 'mother' | 'member' } = {},
) {
  return declares(
    level,
    createMiddleware<{ Variables: Hers & More }>(async (c, next) => {
      const sought = typeof fact === 'function' ? fact(c) : fact;
      const { known, ...viewer } = signedIn(await viewerKnowing(c, services, sought), options.signedOut);
      if (needsSecondFactor(viewer) && !options.halfway) refuseHalfway();
      if (options.recent) refuseIfStale(viewer, services.clock.now());
      const told: Hers & More = { viewer, userId: viewer.userId, ...use(known, c) };
      const anyVariable: Context = c;
      for (const [name, value] of Object.entries(told)) anyVariable.set(name, value);
      await next();
    }),
  );
}

/** Lets staff through and names them: `c.var.staffId`. STAFF_REQUIRE_MFA demands a second factor of all of them. */
export function staff(services: Services) {
  return declares(
    'staff',
    createMiddleware<{ Variables: { staffId: StaffId } }>(async (c, next) => {
      const viewer = signedIn(await viewerOf(c, services));
      if (!viewer.isStaff) throw new Refusal('forbidden', 'Staff only.');
      const mustShow = viewer.hasSecondFactor || services.env.staffRequireMfa;
      if (mustShow && viewer.assurance === 'aal1') refuseHalfway();
      c.set('staffId', viewer.userId as StaffId);
      await next();
    }),
  );
}
