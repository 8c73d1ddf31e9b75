import { Hono } from 'hono';
import { mother } from '#server/features/access/access.gate.ts';
import type { Limit } from '#server/platform/http/rate-limit.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import { type SyncAnswer, syncRequestSchema } from '#shared/sync/sync.schema.ts';
import { applyWrites } from './sync.service.ts';
import type { FamilyHold, WriteHandler } from './write-handler.ts';

/** Far above what a hand can do on two phones; low enough to stop a machine. */
const syncsPerMother: Limit = { name: 'sync', points: 900, seconds: 15 * 60 };

/** A month of a hundred records a day, brought at once, is a sixth of it; a machine that fills the disk meets it. */
const writesPerDay: Limit = { name: 'sync-writes', points: 20_000, seconds: 24 * 60 * 60 };

export function syncRoutes(
  services: Services,
  handlers: ReadonlyMap<string, WriteHandler>,
  hold?: FamilyHold,
) {
  return new Hono().post('/', mother(services), validate('json', syncRequestSchema), async (c) => {
    const { owner, writes } = c.req.valid('json');
    const { userId } = c.var;
    // A phone that changed hands between two tabs: what one mother wrote never lands with the other.
    if (owner !== undefined && owner !== userId)
      throw new Refusal('unauthenticated', 'These writes belong to another account.');
    const limits = [syncsPerMother, { ...writesPerDay, cost: writes.length }];
    const outcomes = await applyWrites(services, userId, { writes, handlers, limits, hold });
    return c.json({ outcomes } satisfies SyncAnswer);
  });
}
