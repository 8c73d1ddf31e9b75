import { eq, or } from 'drizzle-orm';
import type { PersonalData } from '#server/features/access/personal-data.ts';
import { auditLog } from './audit.table.ts';

/**
 * Who came to her account, what she did as staff, and what was done to her address. It is hers to see and stays when she
 * goes, until the law's time is over: nobody undoes what she did by leaving.
 */
export const auditData: PersonalData = {
  table: 'audit_log',
  inOrder: ['id'],
  rows: (db, { email }) =>
    db
      .select({
        id: auditLog.id,
        kind: auditLog.kind,
        action: auditLog.action,
        actor_email: auditLog.actorEmail,
        subject: auditLog.subject,
        subject_id: auditLog.subjectId,
        at: auditLog.at,
        keep_until: auditLog.keepUntil,
      })
      .from(auditLog)
      .where(or(eq(auditLog.actorEmail, email), eq(auditLog.subject, email))),
};
