import { eq, or } from 'drizzle-orm';
import { ownRows, type PersonalData } from '#server/features/access/personal-data.ts';
import { auditLog } from './audit.table.ts';

/**
 * Who came to her account, what she did as staff, and what was done to her address. It is hers to see and stays when she
 * goes, until the law's time is over: nobody undoes what she did by leaving.
 */
export const auditData: PersonalData = ownRows(auditLog, {
  columns: ['id', 'kind', 'action', 'actorEmail', 'subject', 'subjectId', 'at', 'keepUntil'],
  inOrder: ['id'],
  whose: ({ email }) => or(eq(auditLog.actorEmail, email), eq(auditLog.subject, email)),
});
