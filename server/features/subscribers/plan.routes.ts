import { Hono } from 'hono';
import { mother, readerOf } from '#server/features/access/access.gate.ts';
import { open } from '#server/platform/http/access-level.ts';
import type { Services } from '#server/services.ts';
import type { PlanAnswer } from '#shared/specialists/specialists.schema.ts';
import { isInterested, noteInterest, planOf } from './subscribers.repository.ts';

/** Her plan, and whether she would like another. Nothing is sold here. */
export function planRoutes(services: Services) {
  const { db, clock } = services;
  return new Hono()
    .get('/', open, async (c) => {
      const reader = await readerOf(c, services);
      if (!reader) return c.json<PlanAnswer>({ plan: 'free', interested: false });
      const [plan, interested] = await Promise.all([planOf(db, reader), isInterested(db, reader.userId)]);
      return c.json<PlanAnswer>({ plan, interested });
    })
    .post('/interest', mother(services), async (c) => {
      await noteInterest(db, c.var.userId, clock.now());
      return c.json<PlanAnswer>({ plan: await planOf(db, c.var.viewer), interested: true });
    });
}

export type PlanRoutes = ReturnType<typeof planRoutes>;
