import { Hono } from 'hono';
import { motherKnowing } from '#server/features/access/access.gate.ts';
import type { SessionFact } from '#server/features/access/session-fact.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import { type ChangesAnswer, changesQuerySchema, maxChangesTold } from '#shared/sync/changes.schema.ts';
import { writesSince } from './sync.repository.ts';

/**
 * A write is noted with the moment at which its request began, and seen once that is done: one that was under way at
 * the last answer would be missed. So the last of what was told before is told again, and her phone knows it by its id.
 */
const overlapMs = 30_000;

type FamilyNumbers = Record<string, number>;

/**
 * Asked every half minute by every open page: one step in one index, and an answer of a few bytes. The numbers of her
 * families are told by a feature that stands on this one.
 */
export function changesRoutes(services: Services, familyNumbers: SessionFact<FamilyNumbers>) {
  const { db, clock } = services;
  const use = (families: FamilyNumbers) => ({ families });
  const her = motherKnowing(services, { fact: familyNumbers, use });
  return new Hono().get('/', her, validate('query', changesQuerySchema), async (c) => {
    const now = clock.now();
    const { since } = c.req.valid('query');
    const from = new Date(Math.min(now.getTime(), since ? Date.parse(since) : now.getTime()) - overlapMs);
    const found = await writesSince(db, c.var.userId, { since: from, limit: maxChangesTold + 1 });
    return c.json({
      writes: found.slice(0, maxChangesTold).map(({ id, kind }) => ({ id, kind })),
      hasMore: found.length > maxChangesTold,
      asOf: now.toISOString(),
      families: c.var.families,
    } satisfies ChangesAnswer);
  });
}
