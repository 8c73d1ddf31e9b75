import { Hono } from 'hono';
import { mother } from '#server/features/access/access.gate.ts';
import type { Services } from '#server/services.ts';
import { presentConsent } from './consent.presenter.ts';
import { consentsOf } from './consent.repository.ts';

/** Reading. She gives consent to health data and takes it back by the outbox (consent.writes.ts). */
export function consentRoutes(services: Services) {
  return new Hono().get('/', mother(services), async (c) => {
    const consents = await consentsOf(services.db, c.var.userId);
    return c.json({ consents: consents.map(presentConsent) });
  });
}

export type ConsentRoutes = ReturnType<typeof consentRoutes>;
