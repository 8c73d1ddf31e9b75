import { type Context, Hono } from 'hono';
import { open } from '#server/platform/http/access-level.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { giveBack, spend } from '#server/platform/http/rate-limit.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import {
  type LinkLookAnswer,
  linkLookSchema,
  linkRequestQuerySchema,
  linkRequestSchema,
  sessionIdSchema,
  signOutSchema,
  verificationSchema,
} from '#shared/access/access.schema.ts';
import { maskedEmail } from '#shared/access/masked-email.rules.ts';
import { returnPlace } from '#shared/access/return-place.rules.ts';
import { userUpdateSchema } from '#shared/access/token.schema.ts';
import { languageOfPath } from '#shared/language/language.rules.ts';
import { clearSessionCookie, mother, sessionOfCookie, viewerOf } from './access.gate.ts';
import { linksPerCaller, mailsPerCaller } from './access.limits.ts';
import { presentSession, presentUser, presentViewer } from './access.presenter.ts';
import { accountOf, endAllSessions, endOtherSessions, endSession, sessionsOf } from './access.repository.ts';
import { lookAtLink, sendLink, signInByCode, signInByLink } from './access.service.ts';
import { askedMails, hashesIn, storeSecret } from './browser-secrets.ts';
import { carrierFor } from './carrier.ts';
import { clientOf } from './client.ts';
import {
  endSessionElsewhere,
  forgetDevices,
  forgetOtherDevices,
} from './devices/known-devices.repository.ts';
import { factorsOf } from './factors/factors.repository.ts';
import { giveSession } from './give-session.ts';
import { refuseIfStale } from './reauthentication/recent-proof.ts';
import { newToken } from './secrets.ts';
import { mailAllowance, trierOf } from './trier.ts';
import type { UserId } from './viewer.ts';

/** Signing in and out, in the shape of the specification's sign-in backend. */
export function authRoutes(services: Services) {
  const { db, clock, env } = services;
  const byCode = async (c: Context, { email, token }: { email: string; token: string }) =>
    signInByCode(
      services,
      { email, code: token, trier: await trierOf(c, services, email) },
      clientOf(c, services),
    );
  const byLink = async (c: Context, token: string) => {
    await spend({ db, clock }, linksPerCaller, clientAddress(c, env.trustProxy));
    return signInByLink(services, token, clientOf(c, services));
  };
  return new Hono()
    .post(
      '/otp',
      open,
      validate('query', linkRequestQuerySchema),
      validate('json', linkRequestSchema),
      async (c) => {
        const { email } = c.req.valid('json');
        const { redirect_to } = c.req.valid('query');
        await spend({ db, clock }, mailsPerCaller, clientAddress(c, env.trustProxy));
        const allowance = await mailAllowance(c, services, email);
        for (const { limit, subject } of allowance) await spend({ db, clock }, limit, subject);
        const language = languageOfPath(redirect_to ? new URL(redirect_to).pathname : '/');
        const askedBy = carrierFor(c) === 'cookie' ? newToken() : undefined;
        const returnTo = redirect_to && returnPlace(redirect_to, new URL(services.appUrl).origin);
        await sendLink(services, { email, language, askedBy, returnTo }).catch(async (error: unknown) => {
          // No mail went out: once the mail server is back, her next try must not be her sixth.
          for (const { limit, subject } of allowance) await giveBack(db, limit, subject);
          throw error;
        });
        if (askedBy) storeSecret(c, services, { kept: askedMails, secret: askedBy });
        return c.json({});
      },
    )
    .post('/verify', open, validate('json', verificationSchema), async (c) => {
      const proof = c.req.valid('json');
      const { restored, returnTo, ...given } =
        'token' in proof
          ? { ...(await byCode(c, proof)), returnTo: undefined }
          : await byLink(c, proof.token_hash);
      return c.json({ ...(await giveSession(c, services, given)), restored, return_to: returnTo });
    })
    .post('/link', open, validate('json', linkLookSchema), async (c) => {
      await spend({ db, clock }, linksPerCaller, clientAddress(c, env.trustProxy));
      const { token_hash } = c.req.valid('json');
      const link = await lookAtLink(services, token_hash, hashesIn(c, services, askedMails));
      const here = await sessionOfCookie(c, services);
      const mustAsk = here ? here.email !== link.email : !link.isAskedHere;
      return c.json({ maskedEmail: maskedEmail(link.email), mustAsk } satisfies LinkLookAnswer);
    })
    .get('/user', mother(services, { halfway: true }), async (c) =>
      c.json(await userAnswer(services, c.var.userId)),
    )
    .put('/user', mother(services), validate('json', userUpdateSchema), async (c) => {
      refuseUpdate(c.req.valid('json'));
      return c.json(await userAnswer(services, c.var.userId));
    })
    .post('/logout', mother(services, { halfway: true }), validate('query', signOutSchema), async (c) => {
      const { userId, sessionId, carrier } = c.var.viewer;
      const { scope } = c.req.valid('query');
      // Out everywhere includes here, and never waits; who stays in while others go shows that it is she.
      if (scope === 'others') refuseIfStale(c.var.viewer, clock.now());
      if (scope === 'global') await forgetDevices(db, userId);
      if (scope === 'global') await endAllSessions(db, userId);
      if (scope === 'others') await forgetOtherDevices(db, userId, sessionId);
      if (scope === 'others') await endOtherSessions(db, userId, sessionId);
      if (scope === 'local') await endSession(db, userId, sessionId);
      if (scope !== 'others' && carrier === 'cookie') clearSessionCookie(c, services);
      return c.body(null, 204);
    });
}

async function userAnswer({ db, clock }: Services, userId: UserId) {
  const user = await accountOf(db, userId);
  if (!user) throw new Refusal('unauthenticated', 'User not authenticated');
  return presentUser(user, await factorsOf(db, userId, clock.now()));
}

/** The account holds an address and nothing else: what she tells about herself is her profile. */
function refuseUpdate(wish: Record<string, unknown>): void {
  const reasons: Record<string, string> = {
    email: 'cannot be changed here',
    phone: 'is enrolled as a second factor',
    password: 'does not exist: sign in by mail',
    data: 'belongs to the profile',
  };
  const refused = Object.keys(wish).map((name) => [name, reasons[name] ?? 'is not known']);
  if (refused.length > 0)
    throw new Refusal('unsupported', 'An account has nothing that can be changed this way.', {
      fields: Object.fromEntries(refused),
    });
}

/** Who is looking. Always an answer, never a refusal: a visitor is nobody's mistake. */
export function viewerRoutes(services: Services) {
  return new Hono().get('/', open, async (c) => c.json(presentViewer(await viewerOf(c, services))));
}

/** Her devices: where she is signed in, and a way to end each. */
export function signInSessionRoutes(services: Services) {
  const { db, clock } = services;
  return new Hono()
    .get('/', mother(services), async (c) => {
      const sessions = await sessionsOf(db, c.var.userId, clock.now());
      return c.json({ sessions: sessions.map((session) => presentSession(session, c.var.viewer.sessionId)) });
    })
    .delete('/:id', mother(services), validate('param', sessionIdSchema), async (c) => {
      const { id } = c.req.valid('param');
      const isHere = id === c.var.viewer.sessionId;
      if (!isHere) refuseIfStale(c.var.viewer, clock.now());
      if (!(await (isHere ? endSession : endSessionElsewhere)(db, c.var.userId, id)))
        throw new Refusal('not_found', 'That device is not signed in.');
      if (isHere) clearSessionCookie(c, services);
      return c.body(null, 204);
    });
}

export type AuthRoutes = ReturnType<typeof authRoutes>;
export type ViewerRoutes = ReturnType<typeof viewerRoutes>;
export type SignInSessionRoutes = ReturnType<typeof signInSessionRoutes>;
