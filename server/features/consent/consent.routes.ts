import { Hono } from 'hono';
import { mother } from '#server/features/access/access.gate.ts';
import type { Services } from '#server/services.ts';
import { presentConsent } from './consent.presenter.ts';
import { consentsOf } from './consent.repository.ts';

/** Read only: consent is recorded by what she does, not by a call that says so. */
export function consentRoutes(services: Services) {
  return new Hono().get('/', mother(services), async (c) => {
    const consents = await consentsOf(services.db, c.var.userId);
    return c.json({ consents: consents.map(presentConsent) });
  });
}

export type ConsentRoutes = ReturnType<typeof consentRoutes>;
