import { Hono } from 'hono';
import { open } from '#server/platform/http/access-level.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { giveBack, spend } from '#server/platform/http/rate-limit.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import {
  linkRequestQuerySchema,
  linkRequestSchema,
  sessionIdSchema,
  signOutSchema,
  verificationSchema,
} from '#shared/access/access.schema.ts';
import { userUpdateSchema } from '#shared/access/token.schema.ts';
import { languageOfPath } from '#shared/language/language.rules.ts';
import { dropCookie, mother, viewerOf } from './access.gate.ts';
import { mailsPerAddress, mailsPerCaller, triesPerCaller } from './access.limits.ts';
import { presentSession, presentUser, presentViewer } from './access.presenter.ts';
import { accountOf, endAllSessions, endOtherSessions, endSession, sessionsOf } from './access.repository.ts';
import { sendLink, signInByCode, signInByLink } from './access.service.ts';
import { carrierFor } from './carrier.ts';
import { deviceName } from './device-name.ts';
import { factorsOf } from './factors/factors.repository.ts';
import { giveSession } from './give-session.ts';
import type { UserId } from './viewer.ts';

/** Signing in and out, in the shape of the specification's sign-in backend. */
export function authRoutes(services: Services) {
  const { db, clock, env } = services;
  return new Hono()
    .post(
      '/otp',
      open,
      validate('query', linkRequestQuerySchema),
      validate('json', linkRequestSchema),
      async (c) => {
        const { email } = c.req.valid('json');
        const { redirect_to } = c.req.valid('query');
        await spend(db, clock, mailsPerCaller, clientAddress(c, env.trustProxy));
        await spend(db, clock, mailsPerAddress, email);
        const language = languageOfPath(redirect_to ? new URL(redirect_to).pathname : '/');
        await sendLink(services, email, language).catch(async (error: unknown) => {
          // No mail went out: once the mail server is back, her next try must not be her sixth.
          await giveBack(db, mailsPerAddress, email);
          throw error;
        });
        return c.json({});
      },
    )
    .post('/verify', open, validate('json', verificationSchema), async (c) => {
      const proof = c.req.valid('json');
      await spend(db, clock, triesPerCaller, clientAddress(c, env.trustProxy));
      const client = { device: deviceName(c.req.header('User-Agent')), carrier: carrierFor(c) };
      const { restored, ...given } =
        'token' in proof
          ? await signInByCode(services, proof.email, proof.token, client)
          : await signInByLink(services, proof.token_hash, client);
      return c.json({ ...(await giveSession(c, services, given)), restored });
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
      if (scope === 'global') await endAllSessions(db, userId);
      if (scope === 'others') await endOtherSessions(db, userId, sessionId);
      if (scope === 'local') await endSession(db, userId, sessionId);
      if (scope !== 'others' && carrier === 'cookie') dropCookie(c, services);
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
      if (!(await endSession(db, c.var.userId, id)))
        throw new Refusal('not_found', 'That device is not signed in.');
      if (id === c.var.viewer.sessionId) dropCookie(c, services);
      return c.body(null, 204);
    });
}

export type AuthRoutes = ReturnType<typeof authRoutes>;
export type ViewerRoutes = ReturnType<typeof viewerRoutes>;
export type SignInSessionRoutes = ReturnType<typeof signInSessionRoutes>;
