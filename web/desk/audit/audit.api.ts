import { hc } from 'hono/client';
import type { AuditRoutes } from '#server/features/audit/audit.routes.ts';
import type { AuditKind } from '#shared/audit/audit.rules.ts';
import type { AuditAnswer } from '#shared/audit/audit.schema.ts';
import { answerTo, apiFetch } from '#web/platform/api/api-client.ts';

const audit = hc<AuditRoutes>('/api/admin/audit', { fetch: apiFetch });

export function fetchAudit(
  kind: AuditKind,
  cursor: string | null,
  signal: AbortSignal,
): Promise<AuditAnswer> {
  const query = cursor ? { kind, cursor } : { kind };
  return answerTo(audit.index.$get({ query }, { init: { signal } }));
}
