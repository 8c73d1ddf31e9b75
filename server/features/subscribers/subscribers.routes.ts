import { Hono } from 'hono';
import * as v from 'valibot';
import { staff } from '#server/features/access/access.gate.ts';
import { recordReading } from '#server/features/audit/audit.repository.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import {
  type ImportAnswer,
  importSchema,
  type SubscriberAnswer,
  type SubscribersAnswer,
  subscriberSchema,
} from '#shared/specialists/session-admin.schema.ts';
import { countInterested, subscriberPage } from './subscribers.repository.ts';
import { dropSubscriber, importSubscribers, putSubscriber } from './subscribers.service.ts';
import type { subscribers } from './subscribers.table.ts';

const querySchema = v.strictObject({
  q: v.optional(v.pipe(v.string(), v.maxLength(200))),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(300))),
});
const emailSchema = v.pick(subscriberSchema, ['email']);

const presentSubscriber = (row: typeof subscribers.$inferSelect): SubscriberAnswer => ({
  email: row.email,
  plan: row.plan,
  paymentCurrency: row.paymentCurrency,
  createdAt: row.createdAt.toISOString(),
});

export function subscriberRoutes(services: Services) {
  const { db, clock } = services;
  return new Hono()
    .get('/', staff(services), validate('query', querySchema), async (c) => {
      await recordReading(db, c.var.staffId, { action: 'subscribers_read', at: clock.now() });
      const { shown, nextCursor } = await subscriberPage(db, c.var.staffId, c.req.valid('query'));
      return c.json<SubscribersAnswer>({
        subscribers: shown.map(presentSubscriber),
        nextCursor,
        interested: await countInterested(db),
      });
    })
    .put('/', staff(services), validate('json', subscriberSchema), async (c) => {
      await putSubscriber(services, c.var.staffId, c.req.valid('json'));
      return c.json({});
    })
    .delete('/:email', staff(services), validate('param', emailSchema), async (c) => {
      await dropSubscriber(services, c.var.staffId, c.req.valid('param').email);
      return c.json({});
    })
    .post('/import', staff(services), validate('json', importSchema), async (c) =>
      c.json<ImportAnswer>(await importSubscribers(services, c.var.staffId, c.req.valid('json').csv)),
    );
}

export type SubscriberRoutes = ReturnType<typeof subscriberRoutes>;
