import { Hono } from 'hono';
import { staff } from '#server/features/access/access.gate.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import { type AuditAnswer, auditQuerySchema } from '#shared/audit/audit.schema.ts';
import { presentEntry } from './audit.presenter.ts';
import { recordReading } from './audit.repository.ts';
import { auditPage } from './audit-page.repository.ts';

export function auditRoutes(services: Services) {
  const { db, clock, env } = services;
  return new Hono().get('/', staff(services), validate('query', auditQuerySchema), async (c) => {
    const { staffId } = c.var;
    await recordReading(db, staffId, { action: 'audit_read', at: clock.now() });
    const wish = { ...c.req.valid('query'), staffEmails: env.staffEmails };
    const { shown, nextCursor } = await auditPage(db, staffId, wish);
    return c.json({ entries: shown.map(presentEntry), nextCursor } satisfies AuditAnswer);
  });
}

export type AuditRoutes = ReturnType<typeof auditRoutes>;
