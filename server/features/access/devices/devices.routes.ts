import { Hono } from 'hono';
import { open } from '#server/platform/http/access-level.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { spend } from '#server/platform/http/rate-limit.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import { deviceEndSchema } from '#shared/access/access.schema.ts';
import { linksPerCaller } from '../access.limits.ts';
import { endNewDevice } from './end-new-device.ts';

/** From the mail about a new device. She may be signed in nowhere: the secret in it is all that it takes. */
export function newDeviceRoutes(services: Services) {
  const { db, clock, env } = services;
  return new Hono().post('/end', open, validate('json', deviceEndSchema), async (c) => {
    const { token } = c.req.valid('json');
    await spend({ db, clock }, linksPerCaller, clientAddress(c, env.trustProxy));
    await endNewDevice(services, token);
    return c.body(null, 204);
  });
}

export type NewDeviceRoutes = ReturnType<typeof newDeviceRoutes>;
