import { Hono } from 'hono';
import { mother } from '#server/features/access/access.gate.ts';
import type { Services } from '#server/services.ts';
import type { FamiliesAnswer } from '#shared/family/family.schema.ts';
import { familiesOf } from './family.repository.ts';

/** What members call themselves is the profile's to say, and given to it: that feature stands on this one. */
export function familyRoutes(services: Services, nameOf: Parameters<typeof familiesOf>[2]) {
  return new Hono().get('/', mother(services), async (c) =>
    c.json<FamiliesAnswer>({ families: await familiesOf(services.db, c.var.userId, nameOf) }),
  );
}
