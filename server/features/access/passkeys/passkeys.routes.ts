import { Hono } from 'hono';
import { Refusal } from '#server/platform/http/refusal.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import { passkeyEnrolmentSchema, passkeyIdSchema, passkeyNameSchema } from '#shared/access/passkey.schema.ts';
import { mother } from '../access.gate.ts';
import { deviceName } from '../device-name.ts';
import { notifyOfFactor } from '../factors/factor-news.ts';
import { beginEnrolment, enrolPasskey, unenrolPasskey } from './enrol-passkey.service.ts';
import { presentPasskey } from './passkeys.presenter.ts';
import { passkeysOf, renamePasskey } from './passkeys.repository.ts';

/** Her passkeys. Whoever adds or removes one has proven within minutes that it is she. */
export function passkeyRoutes(services: Services) {
  const { db } = services;
  return new Hono()
    .get('/', mother(services), async (c) => {
      const known = await passkeysOf(db, c.var.userId);
      return c.json({ passkeys: known.map(presentPasskey) });
    })
    .post('/options', mother(services, { recent: true }), async (c) =>
      c.json(await beginEnrolment(services, c.var.viewer)),
    )
    .post('/', mother(services, { recent: true }), validate('json', passkeyEnrolmentSchema), async (c) => {
      const { name = deviceName(c.req.header('User-Agent')), credential } = c.req.valid('json');
      const passkey = await enrolPasskey(services, c.var.viewer, { name, credential });
      await notifyOfFactor(c, services, { viewer: c.var.viewer, news: 'passkeyAdded' });
      return c.json(presentPasskey(passkey));
    })
    .patch(
      '/:id',
      mother(services),
      validate('param', passkeyIdSchema),
      validate('json', passkeyNameSchema),
      async (c) => {
        const { id } = c.req.valid('param');
        const renamed = await renamePasskey(db, c.var.userId, { id, name: c.req.valid('json').name });
        if (!renamed) throw new Refusal('not_found', 'There is no such passkey.');
        return c.json(presentPasskey(renamed));
      },
    )
    .delete('/:id', mother(services, { recent: true }), validate('param', passkeyIdSchema), async (c) => {
      await unenrolPasskey(services, c.var.viewer, c.req.valid('param').id);
      await notifyOfFactor(c, services, { viewer: c.var.viewer, news: 'passkeyRemoved' });
      return c.body(null, 204);
    });
}

export type PasskeyRoutes = ReturnType<typeof passkeyRoutes>;
