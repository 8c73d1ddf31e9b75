import { Hono } from 'hono';
import { mother } from '#server/features/access/access.gate.ts';
import { recordConsent } from '#server/features/consent/consent.repository.ts';
import { type Limit, spend } from '#server/platform/http/rate-limit.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import {
  appealSchema,
  type DistancesAnswer,
  distanceSchema,
  type NoticesAnswer,
  reportSchema,
} from '#shared/community/care.schema.ts';
import { communityIdSchema, pageQuerySchema } from '#shared/community/community.schema.ts';
import { appeal } from './appeals.service.ts';
import { presentDistance, presentNotice } from './care.presenter.ts';
import { distancesOf, endDistance, keepDistance } from './distances.repository.ts';
import { markRead, noticePage } from './notices.repository.ts';
import { report } from './reports.service.ts';
import { standingOf } from './standing.ts';

const distancesPerHour: Limit = { name: 'community-distances', points: 60, seconds: 60 * 60 };

/** How a mother looks after herself and others in the community. */
export function careRoutes(services: Services) {
  const { db, clock } = services;
  return new Hono()
    .get('/standing', mother(services), async (c) => c.json(await standingOf(services, c.var.userId)))
    .post('/rules', mother(services), async (c) => {
      await recordConsent(db, c.var.userId, { kind: 'community-rules', now: clock.now() });
      return c.json(await standingOf(services, c.var.userId));
    })
    .post('/reports', mother(services), validate('json', reportSchema), async (c) => {
      await report(services, c.var.userId, c.req.valid('json'));
      return c.json({});
    })
    .get('/distances', mother(services), async (c) => {
      const distances = await distancesOf(db, c.var.userId);
      return c.json({ distances: distances.map(presentDistance) } satisfies DistancesAnswer);
    })
    .post('/distances', mother(services), validate('json', distanceSchema), async (c) => {
      await spend({ db, clock }, distancesPerHour, c.var.userId);
      await keepDistance(db, c.var.userId, { ...c.req.valid('json'), now: clock.now() });
      return c.json({});
    })
    .delete('/distances/:id', mother(services), validate('param', communityIdSchema), async (c) => {
      await endDistance(db, c.var.userId, c.req.valid('param').id);
      return c.json({});
    })
    .get('/notices', mother(services), validate('query', pageQuerySchema), async (c) => {
      const now = clock.now();
      const { shown, nextCursor } = await noticePage(db, c.var.userId, { ...c.req.valid('query'), now });
      const notices = shown.map((row) => presentNotice(row, now));
      return c.json({ notices, nextCursor } satisfies NoticesAnswer);
    })
    .post('/notices/read', mother(services), async (c) => {
      await markRead(db, c.var.userId, clock.now());
      return c.json({});
    })
    .post('/appeals', mother(services), validate('json', appealSchema), async (c) => {
      await appeal(services, c.var.userId, c.req.valid('json'));
      return c.json({});
    });
}

export type CareRoutes = ReturnType<typeof careRoutes>;
