import { and, eq, type Placeholder, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import { consents } from '#server/features/consent/consent.table.ts';
import type { Database } from '#server/platform/db/database.ts';

/** The same, within a statement. */
export const hasAcceptedRulesSql = (userId: Placeholder) =>
  sql<boolean>`exists (select 1 from ${consents} where ${accepted(userId)})`;

const accepted = (userId: UserId | Placeholder) =>
  and(eq(consents.userId, userId), eq(consents.kind, sql`'community-rules'`));

/** In whichever version: a newer one is told to her, and does not take her voice away. */
export async function hasAcceptedRules(db: Database, userId: UserId): Promise<boolean> {
  const [found] = await db
    .select({ version: consents.version })
    .from(consents)
    .where(accepted(userId))
    .limit(1);
  return found !== undefined;
}
