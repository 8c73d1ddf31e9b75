import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { featuredDays, featuredFetched } from '#shared/community/community.rules.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { communityPosts } from './community.table.ts';
import { isShown } from './visible.sql.ts';

/** The ids of the posts that touched most, the same for everyone. */
export async function mostTouched(db: Database, language: Language, now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - featuredDays * 24 * 60 * 60 * 1000);
  const { id, createdAt, commentCount, reactionCount } = communityPosts;
  const rows = await db
    .select({ id })
    .from(communityPosts)
    .where(and(isShown(communityPosts), eq(communityPosts.language, language), gte(createdAt, since)))
    .orderBy(sql`${commentCount} + ${reactionCount} desc`, desc(createdAt), desc(id))
    .limit(featuredFetched);
  return rows.map((row) => row.id);
}
