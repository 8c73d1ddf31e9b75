import { Hono } from 'hono';
import { deviceName } from '#server/features/access/device-name.ts';
import { recordAccess } from '#server/features/audit/audit.repository.ts';
import { type Limit, spend } from '#server/platform/http/rate-limit.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import { deletionDueAt } from '#shared/family/family-deletion.rules.ts';
import {
  type FamilyDeletionAnswer,
  familyDeletionQuerySchema,
} from '#shared/family/family-deletion.schema.ts';
import { member } from '../family.gate.ts';
import type { Deleting } from './family-deletion.repository.ts';
import { askDeletion, takeDeletionBack } from './family-deletion.service.ts';

/** Asked and taken back again and again, it would only write mails. */
const asksPerUser: Limit = { name: 'family-deletion', points: 20, seconds: 60 * 60 };

const meant = (familyId: string, babyId: string | undefined): Deleting =>
  babyId === undefined ? { familyId, what: 'family' } : { familyId, what: 'baby', babyId };

/** A parent deletes a baby or the family, in seven days; any parent takes it back until then. */
export function familyDeletionRoutes(services: Services) {
  const { db, clock } = services;
  return new Hono()
    .post(
      '/deletion',
      member(services, 'manage', { recent: true }),
      validate('query', familyDeletionQuerySchema),
      async (c) => {
        const { userId, familyId, viewer } = c.var;
        await spend({ db, clock }, asksPerUser, userId);
        const now = clock.now();
        const device = deviceName(c.req.header('User-Agent'));
        const askedAt = await db.transaction(async (transaction) => {
          const line = { userEmail: viewer.email, action: 'family_deletion_asked' as const, device, at: now };
          await recordAccess(transaction, line);
          return askDeletion(transaction, meant(familyId, c.req.valid('query').baby), { userId, now });
        });
        const dueAt = deletionDueAt(askedAt);
        return c.json<FamilyDeletionAnswer>({ askedAt: askedAt.toISOString(), dueAt: dueAt.toISOString() });
      },
    )
    .delete(
      '/deletion',
      member(services, 'manage'),
      validate('query', familyDeletionQuerySchema),
      async (c) => {
        const { familyId, viewer } = c.var;
        const device = deviceName(c.req.header('User-Agent'));
        const line = { userEmail: viewer.email, device, at: clock.now() };
        await db.transaction(async (transaction) => {
          if (await takeDeletionBack(transaction, meant(familyId, c.req.valid('query').baby)))
            await recordAccess(transaction, { ...line, action: 'family_deletion_taken_back' });
        });
        return c.body(null, 204);
      },
    );
}
