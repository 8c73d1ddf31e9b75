import { Hono } from 'hono';
import { mother } from '#server/features/access/access.gate.ts';
import { hasAgreedTo } from '#server/features/consent/consent.repository.ts';
import type { Services } from '#server/services.ts';
import { checkinsAtOnce } from '#shared/checkin/checkin.rules.ts';
import type { CheckinsAnswer } from '#shared/checkin/checkin.schema.ts';
import { presentCheckin } from './checkin.presenter.ts';
import { checkinsOf } from './checkin.repository.ts';

/** Reading, by her and nobody else. What she says comes through the outbox (checkin.writes.ts). */
export function checkinRoutes(services: Services) {
  const { db } = services;
  return new Hono().get('/', mother(services), async (c) => {
    const { userId } = c.var;
    const [hasAgreed, rows] = await Promise.all([
      hasAgreedTo(db, userId, 'check-ins'),
      checkinsOf(db, userId, checkinsAtOnce),
    ]);
    return c.json({ hasAgreed, checkins: rows.map(presentCheckin) } satisfies CheckinsAnswer);
  });
}
