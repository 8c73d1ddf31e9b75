import { Hono } from 'hono';
import { clearSessionCookie, mother } from '#server/features/access/access.gate.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import { deletionRequestSchema } from '#shared/account/account.schema.ts';
import { requestDeletion } from './account.service.ts';

export function accountRoutes(services: Services) {
  return new Hono().post(
    '/deletion',
    mother(services, { recent: true }),
    validate('json', deletionRequestSchema),
    async (c) => {
      await requestDeletion(services, c.var.userId, c.req.valid('json').keepCommunityTexts);
      clearSessionCookie(c, services);
      return c.body(null, 204);
    },
  );
}

export type AccountRoutes = ReturnType<typeof accountRoutes>;
