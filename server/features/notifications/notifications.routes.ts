import { Hono } from 'hono';
import { mother } from '#server/features/access/access.gate.ts';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import { notificationsSchema } from '#shared/notifications/notifications.schema.ts';
import { presentNotifications } from './notifications.presenter.ts';
import { notificationsOf, saveNotifications } from './notifications.repository.ts';

/** What was planned by her old settings, planned anew in the same transaction. */
type Replan = (db: Database, userId: UserId, now: Date) => Promise<void>;

export function notificationsRoutes(services: Services, replan: Replan) {
  const { db, clock } = services;
  return new Hono()
    .get('/', mother(services), async (c) =>
      c.json(presentNotifications(await notificationsOf(db, c.var.userId))),
    )
    .put('/', mother(services), validate('json', notificationsSchema), async (c) => {
      const wanted = c.req.valid('json');
      const now = clock.now();
      await db.transaction(async (transaction) => {
        await saveNotifications(transaction, c.var.userId, { wanted, now });
        await replan(transaction, c.var.userId, now);
      });
      return c.json(presentNotifications(wanted));
    });
}

export type NotificationsRoutes = ReturnType<typeof notificationsRoutes>;
