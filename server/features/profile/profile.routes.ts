import { Hono } from 'hono';
import { motherKnowing } from '#server/features/access/access.gate.ts';
import { type Membership, memberships } from '#server/features/family/family.gate.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import { profilePatchSchema } from '#shared/profile/profile.schema.ts';
import { presentProfile } from './profile.presenter.ts';
import { profileOf } from './profile.repository.ts';
import { babyMeant, updateProfile } from './profile.service.ts';

/** The specification's words for a profile without a sign-in session. */
const signedOut = { signedOut: 'User not authenticated - no active session' };

export function profileRoutes(services: Services) {
  const use = (known: Membership[]) => ({ memberships: known });
  const her = motherKnowing(services, { fact: memberships, use }, signedOut);
  return new Hono()
    .get('/', her, async (c) => {
      const baby = babyMeant(c.var.memberships, c.req.query('babyId'));
      return c.json(presentProfile(await profileOf(services.db, c.var.userId, baby)));
    })
    .patch('/', her, validate('json', profilePatchSchema), async (c) =>
      c.json(presentProfile(await updateProfile(services, c.var, c.req.valid('json')))),
    );
}

export type ProfileRoutes = ReturnType<typeof profileRoutes>;
