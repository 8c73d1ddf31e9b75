import { Hono } from 'hono';
import { staff } from '#server/features/access/access.gate.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import { type AuditAnswer, auditQuerySchema } from '#shared/audit/audit.schema.ts';
import { presentEntry } from './audit.presenter.ts';
import { auditPage } from './audit.repository.ts';

export function auditRoutes(services: Services) {
  return new Hono().get('/', staff(services), validate('query', auditQuerySchema), async (c) => {
    const { shown, nextCursor } = await auditPage(services.db, c.var.staffId, c.req.valid('query').cursor);
    return c.json({ entries: shown.map(presentEntry), nextCursor } satisfies AuditAnswer);
  });
}

export type AuditRoutes = ReturnType<typeof auditRoutes>;
