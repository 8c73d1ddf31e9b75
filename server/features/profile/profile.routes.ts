import { Hono } from 'hono';
import { mother } from '#server/features/access/access.gate.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import { profileUpdateSchema } from '#shared/profile/profile.schema.ts';
import { presentProfile } from './profile.presenter.ts';
import { profileOf } from './profile.repository.ts';
import { updateProfile } from './profile.service.ts';

/** The specification's words for a profile without a sign-in session. */
const signedOut = { signedOut: 'User not authenticated - no active session' };

export function profileRoutes(services: Services) {
  return new Hono()
    .get('/', mother(services, signedOut), async (c) =>
      c.json(presentProfile(await profileOf(services.db, c.var.userId))),
    )
    .patch('/', mother(services, signedOut), validate('json', profileUpdateSchema), async (c) =>
      c.json(presentProfile(await updateProfile(services, c.var.userId, c.req.valid('json')))),
    );
}

export type ProfileRoutes = ReturnType<typeof profileRoutes>;
