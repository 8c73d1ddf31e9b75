import type { AuditRoutes } from '#server/features/audit/audit.routes.ts';
import type { AuditKind } from '#shared/audit/audit.rules.ts';
import type { AuditAnswer } from '#shared/audit/audit.schema.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';

const audit = clientOf<AuditRoutes>('/api/admin/audit');

export function fetchAudit(
  kind: AuditKind,
  cursor: string | null,
  signal: AbortSignal,
): Promise<AuditAnswer> {
  const query = cursor ? { kind, cursor } : { kind };
  return answerTo(audit.index.$get({ query }, { init: { signal } }));
}
