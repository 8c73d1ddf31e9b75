import { type Context, Hono } from 'hono';
import { open } from '#server/platform/http/access-level.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import { refreshSchema } from '#shared/access/token.schema.ts';
import { giveSession } from '../give-session.ts';
import { refreshSession } from './refresh.service.ts';
import { publishedKeys } from './signing-keys.ts';

/** Tokens of clients that are no browser, the keys to verify them, and clear words on what Colo does not do. */
export function tokenRoutes(services: Services) {
  return new Hono()
    .get('/.well-known/jwks.json', open, async (c) => c.json(await publishedKeys(services)))
    .post(
      '/token',
      open,
      async (c, next) => {
        if (c.req.query('grant_type') !== 'refresh_token')
          refuse('Only the grant refresh_token is known here. Sign in by mail: POST /auth/v1/otp.');
        await next();
      },
      validate('json', refreshSchema),
      async (c) =>
        c.json(
          await giveSession(c, services, await refreshSession(services, c.req.valid('json').refresh_token)),
        ),
    )
    .post('/signup', open, unsupported('There is no signing up: the first sign-in by mail is enough.'))
    .get('/authorize', open, unsupported('There is no signing in through another service.'))
    .post('/sso', open, unsupported('There is no signing in through another service.'))
    .post('/recover', open, unsupported('There are no passwords to recover: sign in by mail.'))
    .post('/resend', open, unsupported('Ask for another mail with POST /auth/v1/otp.'));
}

function unsupported(message: string) {
  return (_c: Context) => refuse(message);
}

function refuse(message: string): never {
  throw new Refusal('unsupported', message);
}
