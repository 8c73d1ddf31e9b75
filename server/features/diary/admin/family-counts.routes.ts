import { Hono } from 'hono';
import { staff } from '#server/features/access/access.gate.ts';
import { recordReading } from '#server/features/audit/audit.repository.ts';
import type { Services } from '#server/services.ts';
import type { FamilyCountsAnswer } from '#shared/family/family-counts.schema.ts';
import { familyCounts } from './family-counts.repository.ts';

/** All that staff see of families. What is recorded in them is for their members alone. */
export function familyCountsRoutes(services: Services) {
  const { db, clock } = services;
  return new Hono().get('/', staff(services), async (c) => {
    const { staffId } = c.var;
    const at = clock.now();
    await recordReading(db, staffId, { action: 'families_read', at });
    return c.json((await familyCounts(db, staffId, at)) satisfies FamilyCountsAnswer);
  });
}
