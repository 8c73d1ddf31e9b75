import { eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { communityReports as reports } from './moderation.table.ts';

/** False while an earlier one of hers about the same text waits for its answer; an answered one is told anew. */
export async function fileReport(db: Database, report: typeof reports.$inferInsert): Promise<boolean> {
  const { caseId: _case, userId: _hers, ...said } = report;
  const filed = await db
    .insert(reports)
    .values(report)
    .onConflictDoUpdate({
      target: [reports.caseId, reports.userId],
      set: { ...said, answeredAt: null },
      setWhere: isNotNull(reports.answeredAt),
    })
    .returning({ id: reports.id });
  return filed.length > 0;
}

/** Whose report has this id. */
export async function reporterOf(db: Database, id: string): Promise<string | undefined> {
  const [found] = await db.select({ userId: reports.userId }).from(reports).where(eq(reports.id, id));
  return found?.userId;
}
