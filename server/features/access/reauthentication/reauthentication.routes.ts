import { Hono } from 'hono';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import {
  type ReauthenticationAnswer,
  reauthenticationCodeSchema,
} from '#shared/access/reauthentication.schema.ts';
import { mother } from '../access.gate.ts';
import { giveSession } from '../give-session.ts';
import { pageLanguage } from '../page-language.ts';
import {
  reauthenticateByCode,
  reauthenticationMethodsOf,
  sendReauthenticationCode,
} from './reauthentication.service.ts';
import { needsReauthentication } from './recent-proof.ts';

/** Proving again that it is she, in a session that is open already. Factors and passkeys have routes of their own. */
export function reauthenticationRoutes(services: Services) {
  return new Hono()
    .get('/', mother(services, { halfway: true }), async (c) => {
      const isNeeded = needsReauthentication(c.var.viewer, services.clock.now());
      const answer: ReauthenticationAnswer = {
        isNeeded,
        ways: await reauthenticationMethodsOf(services, c.var.viewer),
      };
      return c.json(answer);
    })
    .post('/', mother(services), async (c) => {
      await sendReauthenticationCode(services, c.var.viewer, pageLanguage(c));
      return c.body(null, 204);
    })
    .post('/verify', mother(services), validate('json', reauthenticationCodeSchema), async (c) => {
      const given = await reauthenticateByCode(services, c.var.viewer, c.req.valid('json').code);
      return c.json(await giveSession(c, services, given));
    });
}

export type ReauthenticationRoutes = ReturnType<typeof reauthenticationRoutes>;
