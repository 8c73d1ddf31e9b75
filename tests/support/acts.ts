import { and, asc, eq, gt, max } from 'drizzle-orm';
import { auditLog } from '#server/features/audit/audit.table.ts';
import type { TestApp } from './test-app.ts';

/** Acts of staff since a test began, oldest first: lines are never removed, so a test looks past those of the others. */
export function actsOf({ services: { db } }: Pick<TestApp, 'services'>) {
  let since = 0;
  return {
    begin: async () => {
      const [last] = await db.select({ id: max(auditLog.id) }).from(auditLog);
      since = last?.id ?? 0;
    },
    read: () =>
      db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.kind, 'act'), gt(auditLog.id, since)))
        .orderBy(asc(auditLog.id)),
  };
}
