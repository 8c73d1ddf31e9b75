import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { storedRow } from '#server/platform/db/rows.ts';
import { communityCases, communityDecisions, communityReports as reports } from './moderation.table.ts';

type NewDecisionRow = Omit<typeof communityDecisions.$inferInsert, 'id'>;

/** Its id. The case is decided with it. */
export async function storeDecision(db: Database, decision: NewDecisionRow): Promise<string> {
  const stored = await db
    .insert(communityDecisions)
    .values(decision)
    .returning({ id: communityDecisions.id });
  await db
    .update(communityCases)
    .set({ state: 'decided', decidedAt: decision.createdAt })
    .where(eq(communityCases.id, decision.caseId));
  return storedRow(stored).id;
}

/** Whom the decision answers: those who wait. Where it takes an earlier one back, also those who were told that one. */
export async function answerReports(
  db: Database,
  caseId: string,
  { takesBack, now }: { takesBack: boolean; now: Date },
): Promise<string[]> {
  const answered = await db
    .update(reports)
    .set({ answeredAt: now })
    .where(and(eq(reports.caseId, caseId), takesBack ? undefined : isNull(reports.answeredAt)))
    .returning({ userId: reports.userId });
  return answered.map(({ userId }) => userId);
}
