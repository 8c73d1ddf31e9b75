import { and, eq } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import { consents } from '#server/features/consent/consent.table.ts';
import type { Database } from '#server/platform/db/database.ts';

/** In whichever version: a newer one is told to her, and does not take her voice away. */
export async function hasAcceptedRules(db: Database, userId: UserId): Promise<boolean> {
  const [accepted] = await db
    .select({ version: consents.version })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.kind, 'community-rules')))
    .limit(1);
  return accepted !== undefined;
}
