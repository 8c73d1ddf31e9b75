import { Hono } from 'hono';
import { open } from '#server/platform/http/access-level.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { spend } from '#server/platform/http/rate-limit.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import { passkeyProofSchema } from '#shared/access/passkey.schema.ts';
import { mother } from '../access.gate.ts';
import { triesPerCaller } from '../access.limits.ts';
import { clientOf } from '../client.ts';
import { deviceName } from '../device-name.ts';
import { giveSession } from '../give-session.ts';
import { passkeyQuestions } from './passkeys.limits.ts';
import {
  askForOwnPasskey,
  askForPasskey,
  confirmByPasskey,
  signInByPasskey,
} from './show-passkey.service.ts';

/** Showing a passkey: at the door, or again in a session that is open already. */
export function passkeySignInRoutes(services: Services) {
  const { db, clock, env } = services;
  return new Hono()
    .post('/sign-in/options', open, async (c) => {
      await spend({ db, clock }, passkeyQuestions, clientAddress(c, env.trustProxy));
      return c.json(await askForPasskey(services));
    })
    .post('/sign-in', open, validate('json', passkeyProofSchema), async (c) => {
      const { credential } = c.req.valid('json');
      await spend({ db, clock }, triesPerCaller, clientAddress(c, env.trustProxy));
      const { restored, ...given } = await signInByPasskey(services, credential, clientOf(c, services));
      return c.json({ ...(await giveSession(c, services, given)), restored });
    })
    .post('/confirm/options', mother(services, { halfway: true }), async (c) =>
      c.json(await askForOwnPasskey(services, c.var.viewer)),
    )
    .post(
      '/confirm',
      mother(services, { halfway: true }),
      validate('json', passkeyProofSchema),
      async (c) => {
        const { credential } = c.req.valid('json');
        const device = deviceName(c.req.header('User-Agent'));
        const given = await confirmByPasskey(services, c.var.viewer, { proof: credential, device });
        return c.json(await giveSession(c, services, given));
      },
    );
}

export type PasskeySignInRoutes = ReturnType<typeof passkeySignInRoutes>;
