import { eq, or } from 'drizzle-orm';
import type { PersonalData } from '#server/features/personal-data/personal-data.ts';
import { auditLog } from './audit.table.ts';

/** What she did as staff, and what was done to her address. It stays written down; her name in it does not. */
export const auditData: PersonalData = {
  table: 'audit_log',
  rows: (db, { email }) =>
    db
      .select({
        id: auditLog.id,
        action: auditLog.action,
        actor_email: auditLog.actorEmail,
        subject: auditLog.subject,
        subject_id: auditLog.subjectId,
        at: auditLog.at,
      })
      .from(auditLog)
      .where(or(eq(auditLog.actorEmail, email), eq(auditLog.subject, email))),
  erase: async (db, { email }) => {
    await db.update(auditLog).set({ actorEmail: null }).where(eq(auditLog.actorEmail, email));
    await db.update(auditLog).set({ subject: '' }).where(eq(auditLog.subject, email));
  },
};
