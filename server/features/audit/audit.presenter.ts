import type { AuditEntryAnswer } from '#shared/audit/audit.schema.ts';
import type { auditPage } from './audit-page.repository.ts';

type Row = Awaited<ReturnType<typeof auditPage>>['shown'][number];

export function presentEntry(row: Row): AuditEntryAnswer {
  return {
    id: String(row.id),
    action: row.action,
    actor: row.actorEmail,
    subject: row.subject,
    subjectId: row.subjectId,
    at: row.at.toISOString(),
  };
}
